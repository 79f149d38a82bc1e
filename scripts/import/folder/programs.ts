import { hasFile, readIn } from "../../lib/folder-files.ts";
import { docusaurusConfig } from "./docusaurus.ts";
import { valueIn } from "./literals.ts";
import type { OldSite, System } from "./old-site.ts";
import { astroRoutes } from "./routes.ts";

/** What can be read from a configuration file that is a program. */
export type ProgramConfig = Partial<Omit<OldSite, "permalinks">> & {
  system: System;
  /** URL pattern; null if the program computes it. */
  permalink?: string | null;
  /** URL patterns by section. */
  sections?: [string, string | null][];
};

const MEGABYTES = 1;
/** Remarks of JavaScript on lines of their own, in which templates keep settings that do not apply. */
export const REMARK = /^[ \t]*\/\/.*$|^[ \t]*\/\*[^]*?\*\//gm;
/** A setting that Pelican's have beside a name, which other programs may have. */
const OTHER_OF_PELICAN =
  /^(?:PATH|SITEURL|(?:ARTICLE|AUTHOR|CATEGORY|DEFAULT|FEED|PAGE|STATIC)_\w+)\s*=/m;
/** Pelican's names for the parts of a date, mapped to the names in patterns here. */
const DATES: Record<string, string> = {
  ...{ Y: "year", y: "short_year", m: "month", "-m": "i_month", b: "short_month", B: "long_month" },
  ...{ d: "day", "-d": "i_day", j: "y_day", H: "hour", M: "minute" },
};

/**
 * Reads literal values from a configuration program without running it.
 *
 * @returns null if no known one exists
 */
export function configFromProgram(root: string, files: readonly string[]): ProgramConfig | null {
  const text = (...names: string[]) =>
    names
      .filter((name) => hasFile(root, name))
      .map((name) =>
        readIn(root, name, MEGABYTES)
          .toString("utf8")
          .replace(/^\s*#.*$/gm, ""),
      )
      .join("\n");
  const script = (name: string) => text(name).replace(REMARK, "");
  const named = (test: RegExp) => files.find((file) => test.test(file));
  const pelican = named(/^pelicanconf\.py$/) ?? files.find((file) => isOfPelican(root, file, text));
  if (pelican) return ofPelican(text(pelican, "publishconf.py"));
  const gatsby = named(/^gatsby-config\./);
  if (gatsby) {
    const program = script(gatsby);
    return {
      system: "gatsby",
      isInFolders: true,
      isMdx: /gatsby-plugin-mdx["'`][^]{0,300}?\bextensions:\s*\[[^\]]*["'`]\.md["'`]/.test(
        program,
      ),
      ...urlOf(valueIn(program, /\bsiteUrl/), valueIn(program, /\bpathPrefix/)),
    };
  }
  if (named(/(?:^|\/)src\/data\/blog\//)) return { system: "astropaper" };
  const jbake = named(/^jbake\.properties$/);
  if (jbake) return ofJBake(text(jbake));
  const docusaurus = named(/^docusaurus\.config\.\w+$/);
  if (docusaurus) return ofDocusaurus(script(docusaurus));
  const middleman = text("config.rb");
  if (/^\s*activate :blog\b/m.test(middleman)) return ofMiddleman(middleman);
  const press = named(/(?:^|\/)\.(?:vuepress|vitepress)\/config\.\w+$/);
  if (press) {
    const program = script(press);
    return {
      system: "vuepress",
      root: press.replace(/\/?\.[^/]+\/config\.\w+$/, ""),
      ...urlOf(valueIn(program, /\bhostname/), valueIn(program, /\bbase/)),
      ...(/\bcleanUrls:\s*true\b/.test(program) && { permalink: "pretty" }),
    };
  }
  const astro = named(/^astro\.config\.\w+$/);
  if (astro) {
    const program = script(astro);
    const url = urlOf(valueIn(program, /\bsite/), valueIn(program, /\bbase/));
    const routes = astroRoutes(files, text);
    return {
      system: "other",
      isLiquid: false,
      keepsDates: true,
      isInFolders: true,
      routes,
      ...url,
    };
  }
  // A post's URL has its title, as slugified there.
  if (named(/^mkdocs\.ya?ml$/))
    return { system: "other", root: "docs", keepsDates: true, permalink: null };
  const quartz = named(/^quartz\.config\.ts$/);
  if (quartz) {
    const url = urlOf(`https://${valueIn(script(quartz), /\bbaseUrl/) ?? "localhost"}`);
    return { system: "quartz", isLiquid: false, ...url };
  }
  const gridea = text("config/theme.json");
  const posts = valueIn(gridea, /"postPath"/);
  if (posts !== undefined)
    return { system: "gridea", isLiquid: false, permalink: `/${posts}/:name/` };
  if (named(/^nuxt\.config\.\w+$/)) return { system: "nuxt", isLiquid: false };
  const nikola = text("conf.py");
  if (/^BLOG_AUTHOR\b/m.test(nikola)) {
    const zone = valueIn(nikola, /^TIMEZONE/);
    return {
      system: "other",
      isLiquid: false,
      ...(zone && { zone }),
      ...urlOf(valueIn(nikola, /^SITE_URL/)),
    };
  }
  const hakyll = files.filter((file) => isOfHakyll(root, file, text));
  if (hakyll.length > 0) return ofHakyll(text(...hakyll));
  const lume = named(/^_config\.[jt]s$/);
  if (lume) {
    const root = valueIn(text(lume), /\bsrc/)?.replace(/^\.?\/|\/$/g, "") ?? "";
    return { system: "other", root };
  }
  const eleventy = named(/^(?:\.eleventy|eleventy\.config)\.\w+$/);
  return eleventy ? ofEleventy(text(eleventy), files, (file) => text(file)) : null;
}

/** A path with a leading slash and no trailing one; empty for the root. */
export function slashed(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, "");
  return bare && `/${bare}`;
}

/** Whether a URL is the placeholder of a template. */
export function isPlaceholder({ hostname }: URL): boolean {
  return /example\.(?:com|org)$|localhost$/.test(hostname);
}

function urlOf(written: string | undefined, below = ""): Pick<ProgramConfig, "url" | "base"> {
  const url = /^https?:\/\/./.test(written ?? "") ? URL.parse(written ?? "") : null;
  const base = [below, url?.pathname ?? ""].map(slashed).find(Boolean) ?? "";
  return url && !isPlaceholder(url) ? { url: url.origin + base, base } : { base };
}

/** Whether a file beside the texts has Pelican's settings, which may have any name. */
function isOfPelican(root: string, file: string, text: (file: string) => string): boolean {
  // Other programs may be as large as they like.
  if (!/^[\w-]+\.py$/.test(file) || !hasFile(root, file, MEGABYTES)) return false;
  return [/^SITENAME\s*=/m, OTHER_OF_PELICAN].every((setting) => setting.test(text(file)));
}

/** Whether a file is of the program that builds a site of Hakyll, beside the texts or in a folder for programs. */
function isOfHakyll(root: string, file: string, text: (file: string) => string): boolean {
  return (
    /^(?:[\w-]+\/)?[\w-]+\.hs$/.test(file) &&
    hasFile(root, file, MEGABYTES) &&
    /^import\s+Hakyll\b/m.test(text(file))
  );
}

function ofHakyll(program: string): ProgramConfig {
  const isOwn = /\b(?:customRoute|gsubRoute|composeRoutes)\b/.test(program);
  return {
    system: "hakyll",
    isLiquid: false,
    keepsDates: true,
    permalink: /<\/>\s*"index\.html"/.test(program) ? "pretty" : isOwn ? null : "",
  };
}

function ofPelican(program: string): ProgramConfig {
  const written = valueIn(program, /^ARTICLE_URL/m);
  const isComputed = /^ARTICLE_URL/m.test(program) && written === undefined;
  const pattern = ofDates(written ?? "{slug}.html");
  const translated = program.includes("I18N_SUBSITES")
    ? `/:lang${pattern}`
    : ofDates(valueIn(program, /^ARTICLE_LANG_URL/m) ?? "{slug}-{lang}.html");
  const page =
    valueIn(program, /^PAGE_URL/m) ?? (/^PAGE_URL/m.test(program) ? null : "pages/{slug}.html");
  const isNamed =
    valueIn(program, /^SLUGIFY_SOURCE/m) === "basename" || program.includes("(?P<slug>");
  const from = valueIn(program, /^DEFAULT_LANG/m) ?? (/^DEFAULT_LANG/m.test(program) ? "" : "en");
  const zone = valueIn(program, /^TIMEZONE/m);
  const defaults = program.match(/^DEFAULT_METADATA\s*=.*(?:\n(?:[ \t})].*)?)*/gm)?.at(-1) ?? "";
  const status = valueIn(defaults, /\bstatus["']?/);
  const site = [...program.matchAll(/^SITEURL\s*=\s*[uUrR]{0,2}["'](https?:.*?)["']/gm)].at(
    -1,
  )?.[1];
  return {
    system: "pelican",
    permalink: isComputed ? null : pattern,
    sections: [["pages", page && ofDates(page)]],
    hasTitlesInPath: !isNamed,
    ...(from && { translated: { from, permalink: translated } }),
    isLiquid: program.includes("liquid_tags"),
    ...(zone && { zone }),
    ...(status && { defaultsOf: () => ({ status }) }),
    ...urlOf(site),
  };
}

/** Pelican's pattern of URLs as one of this importer. */
function ofDates(pattern: string): string {
  const named = pattern
    .replace(/\{date:(.*?)\}/g, (_, date: string) =>
      date.replace(/%(-?\w)/g, (written, name: string) => `:${DATES[name] ?? written}`),
    )
    .replace(/\{(\w+)\}/g, ":$1");
  return `/${named.replace(/^\//, "")}`;
}

function ofDocusaurus(program: string): ProgramConfig {
  const base = (valueIn(program, /\bbaseUrl/) ?? "/").replace(/\/+$/, "");
  const { url } = urlOf(valueIn(program, /^\s*url/m));
  return {
    system: "docusaurus",
    isInFolders: true,
    base,
    ...(url && { url: url + base }),
    ...docusaurusConfig(program),
  };
}

function ofJBake(properties: string): ProgramConfig {
  const property = (name: string) =>
    new RegExp(String.raw`^${name}[ \t]*[=:][ \t]*(.*?)[ \t]*$`, "m").exec(properties)?.[1];
  return {
    system: "jbake",
    isLiquid: false,
    keepsDates: true,
    keepsLineEnds: /(?:^|,\s*)\+?HARDWRAPS/.test(property("markdown\\.extensions") ?? "HARDWRAPS"),
    permalink: property("uri\\.noExtension") === "true" ? "pretty" : "",
    ...urlOf(property("site\\.host")),
  };
}

function ofMiddleman(program: string): ProgramConfig {
  const prefix = valueIn(program, /\bblog\.prefix/) ?? "";
  const written = valueIn(program, /\bblog\.permalink/) ?? "{year}/{month}/{day}/{title}.html";
  const pattern = `/${prefix}/${written}`.replace(/\{(\w+)\}/g, ":$1").replace(/\/{2,}/g, "/");
  const isFolder = /^\s*activate :directory_indexes/m.test(program);
  return {
    system: "middleman",
    permalink: isFolder ? pattern.replace(/\.html$/, "/") : pattern,
  };
}

/** Not what plugins call the links of headings. */
const OF_URLS = /\bpermalink\b["']?\s*[:(,](?!\s*(?:true|false|[\w.]*\bpermalink\.\w+)\b)/;

/** Data files beside the texts may set URLs, as may the program itself. */
function ofEleventy(
  program: string,
  files: readonly string[],
  text: (file: string) => string,
): ProgramConfig {
  const data = files.filter((file) => /\.11tydata\.\w+$|(?:^|\/)([^/]+)\/\1\.json$/.test(file));
  const isComputed = [program, ...data.map(text)].some((one) => OF_URLS.test(one));
  const input = valueIn(program, /\binput/) ?? "";
  return {
    system: "eleventy",
    root: input.replace(/^\.?\/|\/$/g, ""),
    permalink: isComputed ? null : "",
  };
}
