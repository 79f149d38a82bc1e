import { hasFile, readIn } from "../../folder-files.ts";
import { objectOf, textOf } from "../source.ts";
import { partsOf, type Head } from "./head.ts";

export type System =
  | "jekyll"
  | "hexo"
  | "hugo"
  | "zola"
  | "astropaper"
  | "gatsby"
  | "pelican"
  | "other";

/** What the configuration of an old site says of it. */
export type OldSite = {
  system: System;
  /** Origin and path, without a slash at its end; empty if it is not said. */
  url: string;
  /** Path of its root: empty, or with a slash before and none after it. */
  base: string;
  title: string;
  /** Zone of times without one. */
  zone: string;
  /** Patterns of addresses by section; that of all has an empty name. */
  permalinks: Map<string, string>;
};

const MEGABYTES = 1;
const CONFIGS = ["_config.yml", "_config.yaml"].concat(
  ["hugo", "config", "config/_default/hugo", "config/_default/config"].flatMap((name) =>
    ["toml", "yaml", "yml", "json"].map((ending) => `${name}.${ending}`),
  ),
);

/** @param files every file of the folder */
export function siteOf(root: string, files: readonly string[]): OldSite {
  const name = CONFIGS.find((file) => hasFile(root, file));
  const config = name === undefined ? {} : readConfig(root, name);
  const separate = ["toml", "yaml", "yml"].map((ending) => `config/_default/permalinks.${ending}`);
  const named = separate.find((file) => hasFile(root, file));
  const permalinks = named ? readConfig(root, named) : config["permalinks"];
  const system = systemOf(root, files, name, config);
  const written = textOf(config["url"]) || textOf(config["baseurl"]) || textOf(config["base_url"]);
  const url = /^https?:\/\/./.test(written) ? URL.parse(written) : null;
  const base = system === "jekyll" ? textOf(config["baseurl"]) : (url?.pathname ?? "");
  const path = /^https?:/.test(base) ? (URL.parse(base)?.pathname ?? "") : base;
  return {
    system,
    url:
      url && !/example\.(?:com|org)$|localhost$/.test(url.hostname)
        ? `${url.origin}${slashed(path)}`
        : "",
    base: slashed(path),
    title: textOf(config["title"]),
    zone: textOf(config["timezone"]) || "UTC",
    permalinks: patternsOf(config, permalinks),
  };
}

function slashed(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, "");
  return bare && `/${bare}`;
}

function systemOf(
  root: string,
  files: readonly string[],
  name: string | undefined,
  config: Head,
): System {
  const has = (test: RegExp) => files.some((file) => test.test(file));
  if (hasFile(root, "pelicanconf.py")) return "pelican";
  if (has(/^gatsby-config\./)) return "gatsby";
  if (has(/(?:^|\/)src\/data\/blog\//)) return "astropaper";
  if (name?.startsWith("_config"))
    return has(/^(?:scaffolds|source\/_posts)\//) && !hasFile(root, "Rakefile") ? "hexo" : "jekyll";
  if (has(/(?:^|\/)_posts\//)) return "jekyll";
  if (config["base_url"] !== undefined) return "zola";
  return name || has(/^(?:content|archetypes)\//) ? "hugo" : "other";
}

function readConfig(root: string, file: string): Head {
  const text = readIn(root, file, MEGABYTES).toString("utf8").replace(/\r\n?/g, "\n");
  const format = /\.ya?ml$/.test(file) ? "yaml" : file.endsWith(".json") ? "json" : "toml";
  try {
    return partsOf(`---${format}\n${text}\n---\n`).head;
  } catch {
    return {};
  }
}

/** Jekyll and Hexo have one, Hugo one for each section; Jekyll's defaults may name another. */
function patternsOf(config: Head, permalinks: unknown): Map<string, string> {
  const defaults = Array.isArray(config["defaults"]) ? config["defaults"].map(objectOf) : [];
  const byDefault = defaults.flatMap((one): [string, string][] => {
    const pattern = textOf(objectOf(one["values"])["permalink"]);
    const scope = objectOf(one["scope"]);
    return pattern && ["", "posts"].includes(textOf(scope["type"])) && !textOf(scope["path"])
      ? [["", pattern]]
      : [];
  });
  const sections = { ...objectOf(permalinks), ...objectOf(objectOf(permalinks)["page"]) };
  return new Map([
    ["", textOf(config["permalink"])],
    ...byDefault,
    ...Object.entries(sections).map(([section, pattern]): [string, string] => [
      section,
      textOf(pattern),
    ]),
  ]);
}
