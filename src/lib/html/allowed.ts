/** The elements an article may contain: HTML as people type it, and HTML rendered from Markdown. */

export const HTML_TAGS = words(`
  h2 h3 h4 h5 h6 p a ul ol li dl dt dd pre code samp kbd var em strong b i u s del ins mark small sup
  sub q cite dfn abbr time bdi bdo ruby rt rp wbr blockquote figure figcaption img picture source video audio track table
  caption thead tbody tfoot tr th td hr br div span details summary input`);

/** Elements that only carry styles: of those, the contents stay. */
export const WRAPPERS = words(
  "h1 section article main header footer aside nav hgroup address center font big tt",
);

export const HTML_ATTRIBUTES = words(`
  href src srcset sizes alt title width height loading class lang dir datetime cite colspan rowspan
  scope start reversed value type media controls poster preload muted loop playsinline kind srclang label default download
  open id align checked disabled aria-label`);

/** The URL schemes that pictures, media and links may have. */
const SCHEMES = ["http", "https", "mailto"];

/** Schemes allowed only for links: another program opens them, and none of them runs code. */
const LINK_SCHEMES = words(`
  tel sms mms geo xmpp sip sips matrix irc ircs webcal news nntp ftp ftps magnet gemini gopher openpgp4fpr
  bitcoin lightning ethereum litecoin monero solana`);

/** White space and control characters, which browsers ignore in a URL. */
// oxlint-disable-next-line no-control-regex -- They are what is meant.
const IGNORED = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/**
 * Whether a URL has an allowed scheme, or none.
 *
 * @param isLink whether a reader follows it, as opposed to the page loading it
 */
export function isAllowedUrl(url: string, isLink: boolean): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(IGNORED, ""))?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  return SCHEMES.includes(scheme) || (isLink && LINK_SCHEMES.includes(scheme));
}

/** What DOMPurify accepts, for every kind of URL. */
export const ALLOWED_URL = new RegExp(
  `^(?:(?:${[...SCHEMES, ...LINK_SCHEMES].join("|")}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`,
  "i",
);

/** The attributes of code blocks that Markdown's code meta is rendered to. */
export const CODE_ATTRIBUTES = words(`
  data-title data-mark data-ins data-del data-line-numbers data-source`);

/** The MathML that KaTeX produces. No elements that link, run code or contain HTML. */
export const MATH_TAGS = words(`
  math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup
  mtable mtd mtext mtr munder munderover`);

/**
 * `data-tex` is the source of a formula. Without `voffset`, which could place a formula over the surrounding
 * page.
 */
export const MATH_ATTRIBUTES = words(`
  accent accentunder columnalign columnlines columnspacing data-tex depth display displaystyle fence form
  height largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize
  movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy symmetric width`);

/** Classes in HTML rendered from Markdown; their styles are in `src/styles.css`. */
const CLASSES = new Set(
  words(`
  callout callout-note callout-tip callout-important callout-warning callout-caution callout-title
  contains-task-list task-list-item footnotes math diagram diagram-light diagram-dark`),
);

/** Other class names could use the site's styles, e.g. to cover the page. */
export function isAllowedClass(name: string): boolean {
  return name.startsWith("language-") || CLASSES.has(name);
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
