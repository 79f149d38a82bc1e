import type { LanguageRegistration } from "shiki/core";

type Language = {
  /** The name that readers see. */
  name: string;
  /** The names used after the opening fence of a code block, in lower case. */
  aliases: string[];
  /** Its grammar, after the grammars that it embeds. */
  load: () => Promise<{ default: LanguageRegistration[] }>;
};

/** The languages that are highlighted. A grammar is loaded with the first code that needs it. */
export const LANGUAGES: Language[] = [
  {
    name: "Bash",
    aliases: ["bash", "sh", "shell", "zsh"],
    load: () => import("shiki/langs/bash.mjs"),
  },
  { name: "C", aliases: ["c", "h"], load: () => import("shiki/langs/c.mjs") },
  { name: "C++", aliases: ["cpp", "c++", "hpp"], load: () => import("shiki/langs/cpp.mjs") },
  { name: "C#", aliases: ["csharp", "cs", "c#"], load: () => import("shiki/langs/csharp.mjs") },
  { name: "Clojure", aliases: ["clojure", "clj"], load: () => import("shiki/langs/clojure.mjs") },
  {
    name: "Console",
    aliases: ["console", "shellsession"],
    load: () => import("shiki/langs/shellsession.mjs"),
  },
  { name: "CSS", aliases: ["css"], load: () => import("shiki/langs/css.mjs") },
  { name: "Dart", aliases: ["dart"], load: () => import("shiki/langs/dart.mjs") },
  { name: "Diff", aliases: ["diff", "patch"], load: () => import("shiki/langs/diff.mjs") },
  {
    name: "Dockerfile",
    aliases: ["dockerfile", "docker"],
    load: () => import("shiki/langs/docker.mjs"),
  },
  {
    name: "Elixir",
    aliases: ["elixir", "ex", "exs"],
    load: () => import("shiki/langs/elixir.mjs"),
  },
  { name: "Go", aliases: ["go", "golang"], load: () => import("shiki/langs/go.mjs") },
  { name: "GraphQL", aliases: ["graphql", "gql"], load: () => import("shiki/langs/graphql.mjs") },
  { name: "Haskell", aliases: ["haskell", "hs"], load: () => import("shiki/langs/haskell.mjs") },
  { name: "HTML", aliases: ["html"], load: () => import("shiki/langs/html.mjs") },
  { name: "HTTP", aliases: ["http"], load: () => import("shiki/langs/http.mjs") },
  { name: "INI", aliases: ["ini", "properties"], load: () => import("shiki/langs/ini.mjs") },
  { name: "Java", aliases: ["java"], load: () => import("shiki/langs/java.mjs") },
  {
    name: "JavaScript",
    aliases: ["javascript", "js", "mjs", "cjs"],
    load: () => import("shiki/langs/javascript.mjs"),
  },
  { name: "JSON", aliases: ["json"], load: () => import("shiki/langs/json.mjs") },
  { name: "JSON", aliases: ["jsonc", "json5"], load: () => import("shiki/langs/jsonc.mjs") },
  { name: "JSX", aliases: ["jsx"], load: () => import("shiki/langs/jsx.mjs") },
  {
    name: "Kotlin",
    aliases: ["kotlin", "kt", "kts"],
    load: () => import("shiki/langs/kotlin.mjs"),
  },
  { name: "Lua", aliases: ["lua"], load: () => import("shiki/langs/lua.mjs") },
  { name: "Makefile", aliases: ["makefile", "make"], load: () => import("shiki/langs/make.mjs") },
  { name: "Markdown", aliases: ["markdown", "md"], load: () => import("shiki/langs/markdown.mjs") },
  { name: "nginx", aliases: ["nginx"], load: () => import("shiki/langs/nginx.mjs") },
  { name: "Nix", aliases: ["nix"], load: () => import("shiki/langs/nix.mjs") },
  { name: "PHP", aliases: ["php"], load: () => import("shiki/langs/php.mjs") },
  {
    name: "PowerShell",
    aliases: ["powershell", "ps1"],
    load: () => import("shiki/langs/powershell.mjs"),
  },
  { name: "Python", aliases: ["python", "py"], load: () => import("shiki/langs/python.mjs") },
  { name: "R", aliases: ["r"], load: () => import("shiki/langs/r.mjs") },
  { name: "Ruby", aliases: ["ruby", "rb"], load: () => import("shiki/langs/ruby.mjs") },
  { name: "Rust", aliases: ["rust", "rs"], load: () => import("shiki/langs/rust.mjs") },
  { name: "Scala", aliases: ["scala"], load: () => import("shiki/langs/scala.mjs") },
  { name: "SCSS", aliases: ["scss"], load: () => import("shiki/langs/scss.mjs") },
  {
    name: "SQL",
    aliases: ["sql", "postgres", "plpgsql"],
    load: () => import("shiki/langs/sql.mjs"),
  },
  { name: "Svelte", aliases: ["svelte"], load: () => import("shiki/langs/svelte.mjs") },
  { name: "Swift", aliases: ["swift"], load: () => import("shiki/langs/swift.mjs") },
  {
    name: "Terraform",
    aliases: ["terraform", "tf", "hcl"],
    load: () => import("shiki/langs/terraform.mjs"),
  },
  { name: "TOML", aliases: ["toml"], load: () => import("shiki/langs/toml.mjs") },
  { name: "TSX", aliases: ["tsx"], load: () => import("shiki/langs/tsx.mjs") },
  {
    name: "TypeScript",
    aliases: ["typescript", "ts", "mts", "cts"],
    load: () => import("shiki/langs/typescript.mjs"),
  },
  { name: "Vue", aliases: ["vue"], load: () => import("shiki/langs/vue.mjs") },
  { name: "XML", aliases: ["xml", "svg"], load: () => import("shiki/langs/xml.mjs") },
  { name: "YAML", aliases: ["yaml", "yml"], load: () => import("shiki/langs/yaml.mjs") },
  { name: "Zig", aliases: ["zig"], load: () => import("shiki/langs/zig.mjs") },
];

/**
 * Finds a language by the name after the opening fence of a code block.
 *
 * @returns undefined for an unknown one
 */
export function languageOf(alias: string): Language | undefined {
  return LANGUAGES.find(({ aliases }) => aliases.includes(alias.toLowerCase()));
}
