import path from "node:path";
import { parse } from "yaml";
import { hasFile, readTextIn } from "../../lib/folder-files.ts";
import { listOf, objectOf, textOf } from "../../lib/json.ts";
import { FIELDS, withNested, words } from "./fields.ts";
import { headOf, partsOf, type Head } from "./head.ts";
import { inSite, type DefaultsOf, type OldSite, type System } from "./old-site.ts";
import { partsOfLektor } from "./systems.ts";

const MEGABYTES = 1;
/** Fields that several texts may share: not the title or text of one, nor a picture of the whole site. */
const COMMON = new Set([
  ...FIELDS.categories,
  ...FIELDS.tags,
  ...FIELDS.author,
  ...FIELDS.language,
  ...FIELDS.series,
  ...FIELDS.unlisted,
  ...FIELDS.draft,
  ...words("layout permalink render_with_liquid media_subpath img_path build _build"),
]);

/**
 * @param files every file of the folder
 * @param site its configuration, and where its texts are
 * @param dataOf what Eleventy's data files set
 */
export function defaultsIn(
  root: string,
  files: readonly string[],
  system: System,
  { config, ...place }: Pick<OldSite, "config" | "root" | "collections">,
  dataOf: DefaultsOf,
): DefaultsOf {
  if (system === "jekyll") return ofJekyll(config, place);
  if (files.some((file) => file.endsWith("contents.lr"))) return ofLektor(root, files);
  if (system === "hugo") {
    const heads = headsBy(root, files, /(?:^|\/)_index(?:\.[\w-]+)?\.md$/, (text) =>
      cascadeIn(partsOf(text).head),
    );
    const ofSite = common(cascadeIn(config));
    return (file) => ({ ...ofSite, ...inFolders(file, heads) });
  }
  if (system === "zola") {
    const heads = headsBy(
      root,
      files,
      /(?:^|\/)_index\.md$/,
      (text) => partsOf(text).head,
      ofDrafts,
    );
    return (file) => inFolders(file, heads);
  }
  if (system === "eleventy") return (file) => common(dataOf(file));
  // Only Lume has these.
  const heads = headsBy(root, files, /(?:^|\/)_data\.(?:ya?ml|json)$/, (text) =>
    headOf(parse(text, { schema: "failsafe" })),
  );
  return (file) => inFolders(file, heads);
}

/** What Hugo sets for all pages below a section or of the site, as they are published. */
function cascadeIn({ cascade }: Head): Head {
  const all = Array.isArray(cascade) ? listOf(cascade) : [objectOf(cascade)];
  return Object.assign({}, ...all.filter(isForAll));
}

/** Whether Hugo's defaults are for all pages. Others select them with patterns. */
function isForAll({ _target, target }: Record<string, unknown>): boolean {
  return Object.entries({ ...objectOf(_target), ...objectOf(target) }).every(([name, value]) =>
    /^(?:environment:production|kind:page)$/.test(`${name}:${textOf(value)}`),
  );
}

/** A draft of a section in Zola makes drafts of all texts below it, whatever they say. */
function ofDrafts({ draft }: Head): Head {
  return textOf(draft) === "true" ? { unpublished: draft } : {};
}

/** Lektor hides a page with all below it, unless one of them says that it is not hidden. */
function ofLektor(root: string, files: readonly string[]): DefaultsOf {
  const heads = headsBy(
    root,
    files,
    /(?:^|\/)contents\.lr$/,
    (text) => partsOfLektor(text).head,
    ({ _hidden }) => (_hidden === undefined ? {} : { _hidden }),
  );
  return (file) => inFolders(file, heads);
}

/** What the data files beside Eleventy's texts set, which templates in the texts may print. */
export function eleventyData(root: string, files: readonly string[]): DefaultsOf {
  const heads = headsBy(
    root,
    files.filter((file) => path.posix.basename(path.posix.dirname(file)) === bareName(file)),
    /\.(?:json|[cm]?js)$/,
    (text) => (/^\s*[{[]/.test(text) ? headOf(JSON.parse(text)) : headOfProgram(text)),
    (head) => head,
  );
  return (file) => inFolders(file, heads);
}

/** A data file's name without its extensions. */
function bareName(file: string): string {
  return path.posix.basename(file).replace(/(?:\.11tydata)?\.json$|\.11tydata\.[cm]?js$/, "");
}

/** A function, up to what it does nothing but return, or the same without one. */
const RETURNED =
  /\bpermalink\b["']?\s*(?::\s*(?:function\b\s*)?)?(?:\([^()]*\)|\w+(?=\s*=>))?\s*(?:=>\s*)?(?:\{\s*return\s+)?(["'`])((?:(?!\1)[^\\\n])*)\1\s*[,;}\n]/;

/** The URLs that a program sets for texts, if it says them literally, apart from the names of files and titles. */
function headOfProgram(written: string): Head {
  const program = written.replace(/\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm, "");
  const isOnly = program.match(/\bpermalink\b/g)?.length === 1;
  const permalink = (isOnly && RETURNED.exec(program)?.[2]?.trim()) || "";
  const pattern = permalink
    .replace(/\$\{\s*(?:data\.)?page\.(fileSlug|filePathStem)\s*\}/g, "{{ page.$1 }}")
    .replace(/\$\{\s*this\.slugify\((?:data\.)?title\)\s*\}/g, "{{ title | slugify }}");
  return pattern && !pattern.includes("${") ? { permalink: pattern } : {};
}

/** Up to the folder of Eleventy's layouts, whose front matter is also that of the texts that have them. */
const LAYOUTS = /^(?:.*?\/)?_?(?:includes|layouts)\//;

/** What Eleventy's layouts set, by the names that texts have for them. */
export function eleventyLayouts(root: string, files: readonly string[]): (layout: string) => Head {
  const layouts = files.filter(
    (file) => LAYOUTS.test(file) && /\.(?:njk|liquid|html|hbs|mustache|webc)$/.test(file),
  );
  const read = (layout: string, depth: number): Head => {
    const file = layouts.find((one) => {
      const name = one.replace(LAYOUTS, "");
      return [name, name.replace(/\.\w+$/, "")].includes(layout);
    });
    if (layout === "" || file === undefined || depth === 0) return {};
    const head = headIn(root, file, (text) => partsOf(text).head);
    return { ...read(textOf(head["layout"]), depth - 1), ...common(head) };
  };
  const known = new Map<string, Head>();
  return (layout) => {
    const head = known.get(layout) ?? read(layout, 3);
    known.set(layout, head);
    return head;
  };
}

/** The fields set by some files, by their folders. */
function headsBy(
  root: string,
  files: readonly string[],
  test: RegExp,
  read: (text: string) => Head,
  used = common,
): ReadonlyMap<string, Head> {
  const heads = files
    .filter((file) => test.test(file) && hasFile(root, file))
    .map((file): [string, Head] => [path.posix.dirname(file), used(headIn(root, file, read))]);
  return new Map(heads);
}

/** What a file sets; nothing if it cannot be read. */
function headIn(root: string, file: string, read: (text: string) => Head): Head {
  try {
    return read(readTextIn(root, file, MEGABYTES));
  } catch {
    return {};
  }
}

/** The fields set by the folders above a file, the nearest first. */
function inFolders(file: string, heads: ReadonlyMap<string, Head>): Head {
  const names = path.posix.dirname(file).split("/");
  return Object.assign(
    {},
    heads.get("."),
    ...names.map((_, last) => heads.get(names.slice(0, last + 1).join("/"))),
  );
}

function ofJekyll(
  { defaults, collections }: Head,
  place: Pick<OldSite, "root" | "collections">,
): DefaultsOf {
  const all = listOf(defaults).map(({ scope, values }) => {
    const { path: written, type } = objectOf(scope);
    const folder = textOf(written).replace(/^\/|\/(?:\*{1,2}\/?)?$/g, "");
    return { folder: inSite(place, folder), type: textOf(type), values: common(objectOf(values)) };
  });
  // A more specific path has precedence.
  const sorted = all.toSorted(
    (one, other) =>
      one.folder.length - other.folder.length ||
      Number(one.type !== "") - Number(other.type !== ""),
  );
  const known = objectOf(collections);
  return (path) => {
    const file = inSite(place, path);
    const [, named = ""] = /(?:^|\/)_([^/]+)\//.exec(file) ?? [];
    const own = /^(?:posts|drafts)$/.test(named) ? "posts" : named in known ? named : "pages";
    const values = sorted
      .filter(({ type }) => type === "" || type === own)
      .filter(({ folder }) => folder === "" || file === folder || file.startsWith(`${folder}/`))
      .map((one) => one.values);
    return Object.assign({}, ...values);
  };
}

function common(head: Head): Head {
  return Object.fromEntries(Object.entries(withNested(head)).filter(([name]) => COMMON.has(name)));
}
