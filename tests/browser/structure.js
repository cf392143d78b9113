// What is wrong with the page as it stands: off the edge, clipped, too small, covered, a key of three lines. Run in the page; answers
// sentences.
() => {
  const TARGET = 43.5, SHOWN_IN_HAND = 34, SMALLEST_LETTER = 10.9, SLACK = 2, COVERED = 0.12;
  const ACTIVE = 'button, a[href], input, select, textarea, summary, [role=radio], [role=checkbox], [data-step]';
  const faults = [];
  const modal = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].at(-1);
  const called = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}"> "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const clips = (style) => [style.overflowX, style.overflowY].some((word) => word === 'hidden' || word === 'clip');
  const scrolls = (style) => [style.overflowX, style.overflowY].some((word) => word === 'auto' || word === 'scroll');

  /** The frame of the list that this is in and that scrolls, if any. */
  const rolled = (one) => {
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement)
      if (scrolls(getComputedStyle(around))) return around.getBoundingClientRect();
    return null;
  };

  /** How far a finger may stray along one axis and still hit: what is drawn may be smaller than what can be touched. */
  const reach = (one, box, across, down) => {
    const touches = (by) => {
      const top = document.elementFromPoint(box.left + box.width / 2 + across * by, box.top + box.height / 2 + down * by);
      return top !== null && (one === top || one.contains(top) || top.closest('label')?.control === one);
    };
    let [from, to] = [0, 0];
    while (from > -40 && touches(from - 0.5)) from -= 0.5;
    while (to < 40 && touches(to + 0.5)) to += 0.5;
    return to - from + 0.5;
  };

  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest('.vh, script, style, defs, symbol, option') || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > 2 && parent.closest('.key')) faults.push(`${lines} lines on a key: ${called(parent)}`);
    if (!parent.closest('svg') && parseFloat(getComputedStyle(parent).fontSize) < SMALLEST_LETTER) faults.push(`letters too small: ${called(parent)}`);
    let free = false;
    for (let around = parent; around && around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (scrolls(style)) { free = true; break; }
      if (!clips(style)) continue;
      const edge = around.getBoundingClientRect();
      const out = Math.max(edge.left - box.left, box.right - edge.right);
      const below = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (out > SLACK || below > Math.max(SLACK, box.height * 0.3)) {
        faults.push(`clipped by ${Math.round(Math.max(out, below))} px: "${node.data.trim().slice(0, 40)}" in ${called(around).slice(0, 60)}`);
        free = true;
        break;
      }
    }
    if (!free && (box.left < -SLACK || box.right > innerWidth + SLACK)) faults.push(`off the edge: "${node.data.trim().slice(0, 40)}"`);
  }

  const active = [...(modal ?? document.body).querySelectorAll(ACTIVE)]
    .filter((one) => isShown(one) && !one.matches('.rule, .pick, .vh, [inert] *') && !one.closest('.vh, [inert]'));
  for (const one of active) {
    const inHand = one.closest('.hand, [role=radiogroup]');
    const first = one.getBoundingClientRect();
    if (first.width < 1) continue;
    const roll = rolled(one);
    const unseen = roll && (first.top < roll.top || first.bottom > roll.bottom || first.left < roll.left || first.right > roll.right);
    if (unseen || first.top < 0 || first.bottom > innerHeight || first.left < 0 || first.right > innerWidth) one.scrollIntoView({ block: 'center', inline: 'center' });
    const box = one.getBoundingClientRect();
    if (box.width < TARGET || box.height < TARGET) {
      const [wide, high] = [reach(one, box, 1, 0), reach(one, box, 0, 1)];
      if (wide < TARGET || high < TARGET) faults.push(`${Math.round(wide)}×${Math.round(high)} px to touch: ${called(one)}`);
    }
    let points = 0, left = Infinity, right = -Infinity;
    const over = new Map();
    for (let down = 0.5; down < 9; down++) for (let across = 0.5; across < 12; across++) {
      const x = box.left + (box.width * across) / 12, y = box.top + (box.height * down) / 9;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      points++;
      const top = document.elementFromPoint(x, y);
      if (!top) continue;
      if (one === top || one.contains(top) || top.closest('label')?.control === one) {
        left = Math.min(left, x - box.width / 24);
        right = Math.max(right, x + box.width / 24);
        continue;
      }
      const cover = top.closest(ACTIVE);
      if (cover && !cover.contains(one) && !one.contains(cover)) over.set(cover, (over.get(cover) ?? 0) + 1);
    }
    if (points === 0) { faults.push(`cannot be brought into sight: ${called(one)}`); continue; }
    if (right - left < SHOWN_IN_HAND) faults.push(`only ${Math.max(0, Math.round(right - left))} px can be touched: ${called(one)}`);
    for (const [cover, count] of over) {
      if (inHand && inHand.contains(cover)) continue;
      if (count / points > COVERED) faults.push(`${called(cover)} lies over ${called(one)}`);
    }
  }

  /** What lies ready above the tray must not hide what lies on the board, nor one number another. */
  for (const [over, under] of [['.lip > *', '.board [data-place^=play-]'], ['.offer .counter .ben', '.offer .behind b']])
    for (const one of document.querySelectorAll(under)) for (const cover of document.querySelectorAll(over)) {
      const [a, b] = [one.getBoundingClientRect(), cover.getBoundingClientRect()];
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (isShown(one) && isShown(cover) && wide > SLACK && high > SLACK) faults.push(`${called(cover)} hides ${called(one)}`);
    }
  scrollTo(0, 0);
  return [...new Set(faults)];
}
