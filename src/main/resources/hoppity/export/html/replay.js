'use strict';
(function () {
  const svgSpace = 'http://www.w3.org/2000/svg';
  const replay = document.getElementById('replay');
  if (replay === null) { return; }
  const cells = replay.dataset.cells.split(' ').map(function (pair) { return pair.split(',').map(Number); });
  const unit = Number(replay.dataset.unit);
  const links = [null].concat(Array.from(document.querySelectorAll('a.move')));
  const after = [0];
  const continuation = [];
  links.forEach(function (link, move) {
    if (link === null) { return; }
    after[move] = Number(link.dataset.after);
    if (continuation[after[move]] === undefined) { continuation[after[move]] = move; }
  });
  const board = document.getElementById('replay-board');
  const below = document.getElementById('replay-below');
  const pieces = document.getElementById('replay-pieces');
  const above = document.getElementById('replay-above');
  let shown = 0;

  function way(move) {
    const text = move === 0 ? undefined : links[move].dataset.way;
    return text === undefined ? [] : text.split(' ').map(Number);
  }

  function positionAfter(move) {
    const line = [];
    for (let at = move; at > 0; at = after[at]) { line.push(at); }
    const position = replay.dataset.start.split('');
    line.reverse().forEach(function (played) {
      const route = way(played);
      if (route.length > 1) {
        const piece = position[route[0]];
        position[route[0]] = '.';
        position[route[route.length - 1]] = piece;
      }
    });
    return position;
  }

  function add(parent, kind, attributes, text) {
    const element = document.createElementNS(svgSpace, kind);
    Object.keys(attributes).forEach(function (name) { element.setAttribute(name, attributes[name]); });
    if (text !== undefined) { element.textContent = text; }
    parent.appendChild(element);
  }

  function points(route) {
    return route.map(function (point) { return point.join(','); }).join(' ');
  }

  function places(route) {
    return route.map(function (cell) { return cells[cell]; });
  }

  function drawLastMove(route) {
    if (route.length === 0) { return; }
    const width = unit * 0.065;
    add(below, 'polyline', { points: points(places(route)), 'class': 's-last-move', fill: 'none',
      'stroke-width': width, 'stroke-linecap': 'round', 'stroke-dasharray': '0.01 ' + width * 1.9 });
    places(route).forEach(function (at) {
      add(below, 'circle', { cx: at[0], cy: at[1], r: unit * 0.085, 'class': 'f-last-move' });
    });
  }

  function drawArrow(color, route) {
    const size = unit * 0.075;
    const head = size * 2.9;
    const line = places(route);
    const end = line[line.length - 1];
    const before = line[line.length - 2];
    const length = Math.max(1e-6, Math.hypot(end[0] - before[0], end[1] - before[1]));
    const dx = (end[0] - before[0]) / length;
    const dy = (end[1] - before[1]) / length;
    const base = [end[0] - head * dx, end[1] - head * dy];
    const shaft = line.slice(0, -1).concat([base]);
    add(above, 'polyline', { points: points(shaft), 'class': 's-' + color, fill: 'none', 'stroke-width': size,
      'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
    const half = head / 2;
    add(above, 'polygon', { 'class': 'f-' + color, points: points([end,
      [base[0] - half * dy, base[1] + half * dx], [base[0] + half * dy, base[1] - half * dx]]) });
  }

  function drawLabel(text, cell) {
    const size = unit * 0.24;
    const half = size * 0.8;
    const width = 2 * half + Math.max(0, Array.from(text).length - 1) * size * 0.6;
    const x = cells[cell][0] + unit * 0.5 - width / 2 - 1;
    const y = cells[cell][1] - unit * 0.5 + half + 1;
    add(above, 'rect', { x: x - width / 2, y: y - half, width: width, height: 2 * half, rx: half, 'class': 'f-label' });
    add(above, 'text', { x: x, y: y, 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central',
      'class': 'f-label-text' }, text);
  }

  function drawMarks(marks) {
    marks.forEach(function (mark) {
      if (mark[0] === 'a') {
        drawArrow(mark[1], mark.slice(2));
      } else if (mark[0] === 'c') {
        const at = cells[mark[2]];
        add(above, 'circle', { cx: at[0], cy: at[1], r: unit * 0.44, fill: 'none', 'class': 's-' + mark[1],
          'stroke-width': unit * 0.055 });
      } else {
        drawLabel(mark[1], mark[2]);
      }
    });
  }

  function show(move) {
    if (links[shown]) { links[shown].removeAttribute('aria-current'); }
    shown = move;
    below.textContent = '';
    pieces.textContent = '';
    above.textContent = '';
    drawLastMove(way(move));
    positionAfter(move).forEach(function (seat, cell) {
      if (seat !== '.') { add(pieces, 'use', { href: '#piece' + seat, x: cells[cell][0], y: cells[cell][1] }); }
    });
    const link = links[move];
    if (link) {
      link.setAttribute('aria-current', 'true');
      link.scrollIntoView({ block: 'nearest' });
      if (link.dataset.marks !== undefined) { drawMarks(JSON.parse(link.dataset.marks)); }
    }
    document.getElementById('replay-move').textContent = link ? link.textContent : '\u00a0';
  }

  function next() {
    if (continuation[shown] !== undefined) { show(continuation[shown]); }
  }

  function last() {
    let move = shown;
    while (continuation[move] !== undefined) { move = continuation[move]; }
    show(move);
  }

  const steps = {
    ArrowLeft: function () { show(after[shown]); },
    ArrowRight: next,
    Home: function () { show(0); },
    End: last
  };
  document.getElementById('first').addEventListener('click', steps.Home);
  document.getElementById('previous').addEventListener('click', steps.ArrowLeft);
  document.getElementById('next').addEventListener('click', next);
  document.getElementById('last').addEventListener('click', last);
  document.addEventListener('keydown', function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      step();
    }
  });
  document.addEventListener('click', function (event) {
    const link = event.target.closest('a.move');
    if (link !== null) {
      event.preventDefault();
      show(links.indexOf(link));
    }
  });
  replay.hidden = false;
  const wanted = links.findIndex(function (link) { return link !== null ? '#' + link.id === location.hash : false; });
  show(Math.max(0, wanted));
})();
