/*
 * Stands in every built page beside late-start.ts. The site's own faces are fetched once the page
 * has loaded and been painted, and taken into use together in one frame, if nothing moves by it:
 * how wide the visitor's own fonts run cannot be known here. Where a line would break elsewhere
 * they wait for the next page. A browser that has them uses them at once, see index.html.
 */
const FACES = ["Geist Variable", "Geist Mono Variable", "Instrument Serif"];
/** What counts as a shift of the layout begins here, in CSS pixels. */
const MOVED = 3;
/** The sum of shifts, as browsers count them, that reads as none. */
const NOTHING = 0.0002;
const root = document.documentElement;

const fetchFonts = async () => {
  await Promise.all(FACES.map((face) => document.fonts.load(`1em "${face}"`)));
  try {
    localStorage.setItem("fonts", "");
  } catch {
    // Every page begins without them, then.
  }
  if (root.dataset["fonts"]) return;
  const before = inView();
  root.dataset["fonts"] = "used";
  if (shiftOf(before, inView()) > NOTHING) root.dataset["fonts"] = location.pathname;
};

addEventListener("load", () => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Whoever is offline reads on as it is.
      fetchFonts().catch(() => undefined);
    }),
  );
});

/** Where the texts, pictures and fields in the viewport are. */
function inView(): Map<Node, DOMRect> {
  const found = new Map<Node, DOMRect>();
  const walker = document.createTreeWalker(document.body, 5, (node) => {
    const range = document.createRange();
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight) return NodeFilter.FILTER_REJECT;
    if (!node.hasChildNodes()) found.set(node, box);
    return NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode());
  return found;
}

/** Moving up or down, or a line more or less, is too much in any case. */
function shiftOf(before: Map<Node, DOMRect>, after: Map<Node, DOMRect>): number {
  let sum = 0;
  for (const [node, { left, top, bottom, width, height }] of before) {
    const now = after.get(node);
    const end = (box: number) => Math.min(box, innerHeight);
    if (
      !now ||
      Math.abs(now.top - top) >= MOVED ||
      Math.abs(end(now.bottom) - end(bottom)) >= MOVED
    ) {
      return 1;
    }
    const sideways = Math.abs(now.left - left);
    if (sideways >= MOVED) sum += sideways * width * height;
  }
  return sum / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}
