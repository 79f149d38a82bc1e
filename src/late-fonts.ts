/*
 * Stands in every built page, see scripts/prerender/late-fonts.ts. The site's own faces are fetched
 * once the page has loaded and been painted, and taken into use together in one frame, if nothing
 * moves by it: how wide the visitor's own fonts run cannot be known here. Where a line would break
 * elsewhere they wait for the next page. A browser that has them uses them at once.
 */
const FACES = ["Geist Variable", "Geist Mono Variable", "Instrument Serif"];
/** What counts as a shift of the layout begins here, in CSS pixels. */
const MOVED = 3;
/** The sum of shifts, as browsers count them, that reads as none. */
const NOTHING = 0.0002;
const ELEMENTS_AND_TEXTS = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
const root = document.documentElement;

const fetchFonts = () => Promise.all(FACES.map((face) => document.fonts.load(`1em "${face}"`)));

const takeIntoUse = async () => {
  await fetchFonts();
  const before = inView();
  root.dataset["fonts"] = "used";
  if (shiftOf(before) > NOTHING) root.dataset["fonts"] = location.pathname;
  localStorage.setItem("fonts", "");
};
// Whoever is offline, or keeps nothing, reads on as it is.
const ignore = () => undefined;

if (areThere()) {
  root.dataset["fonts"] = "used";
  fetchFonts().catch(ignore);
} else {
  addEventListener("load", () => {
    requestAnimationFrame(() => requestAnimationFrame(() => void takeIntoUse().catch(ignore)));
  });
}

function areThere(): boolean {
  try {
    return "fonts" in localStorage;
  } catch {
    return false;
  }
}

type Placed = { range: Range; box: DOMRect };

/** Where the texts, pictures and fields in the viewport are. */
function inView(): Placed[] {
  const found: Placed[] = [];
  const walker = document.createTreeWalker(document.body, ELEMENTS_AND_TEXTS, (node) => {
    const range = document.createRange();
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight) return NodeFilter.FILTER_REJECT;
    if (!node.hasChildNodes()) found.push({ range, box });
    return NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode());
  return found;
}

/** Moving up or down, or a line more or less, is too much in any case. */
function shiftOf(before: Placed[]): number {
  let sum = 0;
  for (const { range, box } of before) {
    const now = range.getBoundingClientRect();
    if (isFar(now.top, box.top) || isFar(endOf(now), endOf(box))) return 1;
    if (isFar(now.left, box.left)) sum += Math.abs(now.left - box.left) * box.width * box.height;
  }
  return sum / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}

function isFar(one: number, other: number): boolean {
  return Math.abs(one - other) >= MOVED;
}

function endOf({ bottom }: DOMRect): number {
  return Math.min(bottom, innerHeight);
}
