import type { LanguageRegistration } from "shiki/core";

type Language = {
  /** The name that readers see. */
  name: string;
  /** The names used after the opening fence of a code block, in lower case. */
  aliases: string[];
  /** Its grammar, after the grammars that it embeds. */
  load: () => Promise<{ default: LanguageRegistration[] }>;
};

/** Names, aliases and grammars. */
const TABLE: readonly [string, string, Language["load"]][] = [
  ["Bash", "bash sh shell zsh", () => import("shiki/langs/bash.mjs")],
  ["C", "c h", () => import("shiki/langs/c.mjs")],
  ["C++", "cpp c++ hpp", () => import("shiki/langs/cpp.mjs")],
  ["C#", "csharp cs c#", () => import("shiki/langs/csharp.mjs")],
  ["Clojure", "clojure clj", () => import("shiki/langs/clojure.mjs")],
  ["Console", "console shellsession", () => import("shiki/langs/shellsession.mjs")],
  ["CSS", "css", () => import("shiki/langs/css.mjs")],
  ["Dart", "dart", () => import("shiki/langs/dart.mjs")],
  ["Diff", "diff patch", () => import("shiki/langs/diff.mjs")],
  ["Dockerfile", "dockerfile docker", () => import("shiki/langs/docker.mjs")],
  ["Elixir", "elixir ex exs", () => import("shiki/langs/elixir.mjs")],
  ["Go", "go golang", () => import("shiki/langs/go.mjs")],
  ["GraphQL", "graphql gql", () => import("shiki/langs/graphql.mjs")],
  ["Haskell", "haskell hs", () => import("shiki/langs/haskell.mjs")],
  ["HTML", "html", () => import("shiki/langs/html.mjs")],
  ["HTTP", "http", () => import("shiki/langs/http.mjs")],
  ["INI", "ini properties", () => import("shiki/langs/ini.mjs")],
  ["Java", "java", () => import("shiki/langs/java.mjs")],
  ["JavaScript", "javascript js mjs cjs", () => import("shiki/langs/javascript.mjs")],
  ["JSON", "json", () => import("shiki/langs/json.mjs")],
  ["JSON", "jsonc json5", () => import("shiki/langs/jsonc.mjs")],
  ["JSX", "jsx", () => import("shiki/langs/jsx.mjs")],
  ["Kotlin", "kotlin kt kts", () => import("shiki/langs/kotlin.mjs")],
  ["Lua", "lua", () => import("shiki/langs/lua.mjs")],
  ["Makefile", "makefile make", () => import("shiki/langs/make.mjs")],
  ["Markdown", "markdown md", () => import("shiki/langs/markdown.mjs")],
  ["nginx", "nginx", () => import("shiki/langs/nginx.mjs")],
  ["Nix", "nix", () => import("shiki/langs/nix.mjs")],
  ["PHP", "php", () => import("shiki/langs/php.mjs")],
  ["PowerShell", "powershell ps1", () => import("shiki/langs/powershell.mjs")],
  ["Python", "python py", () => import("shiki/langs/python.mjs")],
  ["R", "r", () => import("shiki/langs/r.mjs")],
  ["Ruby", "ruby rb", () => import("shiki/langs/ruby.mjs")],
  ["Rust", "rust rs", () => import("shiki/langs/rust.mjs")],
  ["Scala", "scala", () => import("shiki/langs/scala.mjs")],
  ["SCSS", "scss", () => import("shiki/langs/scss.mjs")],
  ["SQL", "sql postgres plpgsql", () => import("shiki/langs/sql.mjs")],
  ["Svelte", "svelte", () => import("shiki/langs/svelte.mjs")],
  ["Swift", "swift", () => import("shiki/langs/swift.mjs")],
  ["Terraform", "terraform tf hcl", () => import("shiki/langs/terraform.mjs")],
  ["TOML", "toml", () => import("shiki/langs/toml.mjs")],
  ["TSX", "tsx", () => import("shiki/langs/tsx.mjs")],
  ["TypeScript", "typescript ts mts cts", () => import("shiki/langs/typescript.mjs")],
  ["Vue", "vue", () => import("shiki/langs/vue.mjs")],
  ["XML", "xml svg", () => import("shiki/langs/xml.mjs")],
  ["YAML", "yaml yml", () => import("shiki/langs/yaml.mjs")],
  ["Zig", "zig", () => import("shiki/langs/zig.mjs")],
];

/** The languages that are highlighted. A grammar is loaded with the first code that needs it. */
export const LANGUAGES: Language[] = TABLE.map(([name, aliases, load]) => ({
  name,
  aliases: aliases.split(" "),
  load,
}));

/**
 * Finds a language by the name after the opening fence of a code block.
 *
 * @returns undefined for an unknown one
 */
export function languageOf(alias: string): Language | undefined {
  return LANGUAGES.find(({ aliases }) => aliases.includes(alias.toLowerCase()));
}
