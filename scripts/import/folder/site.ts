import { hasFile, readTextIn } from "../../lib/folder-files.ts";
import { isFranklinSite } from "./files.ts";
import { objectOf, textOf } from "../../lib/json.ts";
import { defaultsIn, eleventyData, eleventyLayouts } from "./defaults.ts";
import { partsOf, type Head } from "./head.ts";
import { showsLineBreaks } from "./line-breaks.ts";
import { ENDING } from "./names.ts";
import { collectionsOf, eleventyIgnores, jekyllIgnores } from "./ignored.ts";
import type { OldSite, System } from "./old-site.ts";
import { phpSite } from "./php-sites.ts";
import { isAtRoot } from "./placeholders.ts";
import { isPlaceholder, configFromProgram, slashed } from "./programs.ts";
import { appRoutes } from "./routes.ts";

const MEGABYTES = 1;
const BRIDGETOWN = "bridgetown.config.yml";
const ENDINGS = ["toml", "yaml", "yml", "json"];
const CONFIGS = ["_config.yml", "_config.yaml", BRIDGETOWN].concat(
  ["hugo", "config", "config/_default/hugo", "config/_default/config"].flatMap((name) =>
    ENDINGS.map((ending) => `${name}.${ending}`),
  ),
);

/** @param files every file of the folder */
export function siteOf(root: string, files: readonly string[]): OldSite {
  const name = CONFIGS.find((file) => hasFile(root, file));
  const config = name === undefined ? {} : readConfig(root, name);
  const program =
    configFromProgram(root, files) ?? (name === undefined ? phpSite(root, files) : null);
  const system = program?.system ?? systemOf(root, files, name, config);
  const isBridgetown = name === BRIDGETOWN;
  const source = sourceIn(config, files) || (isBridgetown ? "src" : "");
  const collections = folderIn(config["collections_dir"]);
  const place = system === "jekyll" ? { root: source, collections } : { root: "", collections: "" };
  const permalinks = patternsIn(root, config);
  if (isBridgetown && !permalinks.get("")) permalinks.set("", "pretty");
  if (program?.permalink !== undefined) permalinks.set("", program.permalink);
  for (const [section, pattern] of program?.sections ?? []) permalinks.set(section, pattern);
  const languages = languagesIn(root, files, config);
  const dataOf = system === "eleventy" ? eleventyData(root, files) : () => ({});
  const isVault = system === "other" && hasFile(root, ".obsidian/app.json");
  const isLogseq = hasFile(root, "logseq/config.edn");
  return {
    ...urlIn(config, system),
    title: textOf(config["title"]),
    config,
    zone: textOf(config["timezone"]) || "UTC",
    isMonthFirst:
      system === "other"
        ? hasFile(root, "package.json")
        : !/^(?:jekyll|middleman|hakyll)$/.test(system),
    ...place,
    isSlugified:
      system === "zola" && !/^(?:off|safe)$/.test(textOf(objectOf(config["slugify"])["paths"])),
    hasTitlesInPath: false,
    keepsDates: keepsDates(system, config),
    keepsLineEnds:
      showsLineBreaks(root, program || name === undefined ? files : [], system, {
        ...config,
        markup: partOf(root, config, "markup"),
      }) ||
      isLogseq ||
      (isVault && !isStrict(root)),
    isVault,
    isDendron: files.some((file) => /(?:^|\/)(?:dendron|root\.schema)\.yml$/.test(file)),
    isLogseq,
    // Quarto also makes Markdown for other systems.
    isQuarto:
      name === undefined &&
      (program?.system ?? "other") === "other" &&
      hasFile(root, "_quarto.yml"),
    isFranklin: isFranklinSite(files),
    isInFolders: false,
    routes: name === undefined ? appRoutes(files) : new Map(),
    ...languages,
    hasSections: hasSections(files, languages.languages),
    reasonToIgnore: ignoredBy(root, system, name, { ...place, config }),
    defaultsOf: defaultsIn(root, files, system, { ...place, config }, dataOf),
    dataOf,
    headOfLayout: system === "eleventy" ? eleventyLayouts(root, files) : () => ({}),
    authors: namesIn(root, files, "authors", "name"),
    tags: namesIn(root, files, "tags", "label"),
    // A folder alone does not prove that it is Hugo.
    isLiquid: !["gatsby", "astropaper"].includes(system) && !(system === "hugo" && name),
    ...program,
    system,
    permalinks,
  };
}

/** Why a file is left out by the system; null for each that is not. */
function ignoredBy(
  root: string,
  system: System,
  name: string | undefined,
  { config, ...place }: Pick<OldSite, "config" | "root" | "collections">,
): OldSite["reasonToIgnore"] {
  if (system === "eleventy" && hasFile(root, ".eleventyignore"))
    return eleventyIgnores(readTextIn(root, ".eleventyignore", MEGABYTES));
  // Without a configuration it may be another system with a folder of that name.
  return system === "jekyll" && name?.startsWith("_config")
    ? jekyllIgnores(config, place)
    : () => null;
}

/** Whether URLs have the dates in names, which Hugo and Hexo can read from there instead. */
function keepsDates(system: System, config: Head): boolean {
  if (system === "hexo") return !/:(?:i_)?day\b/.test(textOf(config["new_post_name"]));
  return (
    /^(?:hugo|gatsby|vuepress|nuxt|quartz|astropaper)$/.test(system) &&
    ![objectOf(config["frontmatter"])["date"]].flat().includes(":filename")
  );
}

/** A folder that a configuration names. */
function folderIn(written: unknown): string {
  return textOf(written).replace(/^\.?(?:\/|$)|\/$/g, "");
}

/** The folder of Jekyll's texts, or the one that a program copies to where Jekyll finds them. */
function sourceIn(config: Head, files: readonly string[]): string {
  const source = folderIn(config["source"]);
  const found = [source, source.replace(/^.*\//, "")].find((folder) =>
    files.some((file) => file.startsWith(`${folder}/`)),
  );
  return found ?? "";
}

/** Where the site was, according to its configuration. */
function urlIn(config: Head, system: System): Pick<OldSite, "url" | "base"> {
  const written = textOf(config["url"]) || textOf(config["baseurl"]) || textOf(config["base_url"]);
  const url = /^https?:\/\/./.test(written) ? URL.parse(written) : null;
  const path = system === "jekyll" ? textOf(config["baseurl"]) : (url?.pathname ?? "");
  const base = slashed(/^https?:/.test(path) ? (URL.parse(path)?.pathname ?? "") : path);
  return { url: url && !isPlaceholder(url) ? `${url.origin}${base}` : "", base };
}

function hasSections(files: readonly string[], languages: ReadonlySet<string>): boolean {
  const texts = files.filter((file) => file.startsWith("content/") && ENDING.test(file));
  return texts.filter((file) => isAtRoot(file, languages)).length < texts.length / 2;
}

/** Whether Obsidian joins lines, as Markdown does; otherwise it shows each line break. */
function isStrict(root: string): boolean {
  return readConfig(root, ".obsidian/app.json")["strictlinebreaks"] === "true";
}

/** The authors file of Docusaurus, Jekyll and Material for MkDocs, and Docusaurus' file of tags. */
function namesIn(
  root: string,
  files: readonly string[],
  subject: "authors" | "tags",
  field: string,
): OldSite["authors"] {
  const named = new RegExp(String.raw`(?:^|/)\.?${subject}\.ya?ml$`);
  const file = files.find((name) => named.test(name));
  const config = file === undefined ? {} : readConfig(root, file);
  const all = Object.entries({ ...config, ...objectOf(config[subject]) });
  return new Map(all.map(([key, one]) => [key, textOf(objectOf(one)[field])]));
}

function systemOf(
  root: string,
  files: readonly string[],
  name: string | undefined,
  config: Head,
): System {
  const has = (test: RegExp) => files.some((file) => test.test(file));
  if (name === BRIDGETOWN) return "jekyll";
  if (name?.startsWith("_config"))
    return has(/^(?:scaffolds|source\/_posts)\//) && !hasFile(root, "Rakefile") ? "hexo" : "jekyll";
  if (has(/(?:^|\/)_posts\//)) return "jekyll";
  if (config["base_url"] !== undefined) return "zola";
  return name || has(/^(?:content|archetypes)\//) ? "hugo" : "other";
}

function readConfig(root: string, file: string): Head {
  const text = readTextIn(root, file, MEGABYTES);
  const format = /\.ya?ml$/.test(file) ? "yaml" : file.endsWith(".json") ? "json" : "toml";
  try {
    return partsOf(`---${format}\n${text}\n---\n`).head;
  } catch {
    return {};
  }
}

/** The languages of a multilingual Hugo or Zola site; empty if it has only one. */
function languagesIn(
  root: string,
  files: readonly string[],
  config: Head,
): Pick<OldSite, "languages" | "language" | "hasLanguageInPath"> {
  const separate = files.filter((file) =>
    /^config\/_default\/languages\.(?:toml|ya?ml)$/.test(file),
  );
  const all = Object.assign(
    objectOf(config["languages"]),
    ...separate.map((file) => readConfig(root, file)),
  );
  const ofFiles = files.map(
    (file) => /^config\/_default\/languages\.([\w-]+)\.\w+$/.exec(file)?.[1],
  );
  const languages = new Set(
    [...Object.keys(all), ...ofFiles].flatMap((code) => code?.toLowerCase() ?? []),
  );
  const defaultLanguage =
    textOf(config["defaultcontentlanguage"]) || textOf(config["default_language"]);
  // Zola's list contains only the others.
  if (defaultLanguage && languages.size > 0) languages.add(defaultLanguage.toLowerCase());
  return {
    languages: languages.size > 1 ? languages : new Set(),
    language: languages.size > 1 ? defaultLanguage.toLowerCase() || "en" : "",
    hasLanguageInPath: config["defaultcontentlanguageinsubdir"] === "true",
  };
}

/** A part of Hugo's configuration, which may be in a file of its own. */
function partOf(root: string, config: Head, name: string): unknown {
  const separate = ENDINGS.map((ending) => `config/_default/${name}.${ending}`);
  const file = separate.find((one) => hasFile(root, one));
  return file ? readConfig(root, file) : config[name];
}

/** The URL patterns: Jekyll and Hexo have one, Hugo one per section. */
function patternsIn(root: string, config: Head): OldSite["permalinks"] {
  const permalinks = partOf(root, config, "permalinks");
  const sections = { ...objectOf(permalinks), ...objectOf(objectOf(permalinks)["page"]) };
  return new Map<string, string | null>([
    ["", textOf(config["permalink"])],
    ...collectionsOf(config),
    ...Object.entries(sections).map(([section, pattern]): [string, string] => [
      section,
      textOf(pattern),
    ]),
  ]);
}
