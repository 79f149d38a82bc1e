import { escaped } from "../../../src/lib/html/escaped.ts";
import { newKept } from "../kept.ts";
import { loss, type Note } from "../source.ts";
import type { Context } from "./template-tags.ts";
import { withTemplates } from "./templates.ts";
import { RAW } from "./code.ts";
import { languageOf } from "./code-info.ts";

const BLOCK = /\{%-?\s*(highlight|codeblock)\b([^%]*)%\}([^]*?)\{%-?\s*end\1\s*-?%\}/g;

/**
 * HTML with templates as HTML: code, raw parts and variables are resolved, other templates stay and are
 * reported.
 */
export function htmlWithoutTemplates(html: string, context: Context, notes: Note[]): string {
  const kept = newKept();
  const text = html
    .replace(BLOCK, (_, _name, options: string, code: string) => {
      const language = languageOf(/[\w+#-]+/.exec(options.replace(/.*lang:/, ""))?.[0] ?? "");
      const marked = language && ` class="language-${language}"`;
      const bare = code.replace(RAW, "").replace(/^\n|\n$/g, "");
      return kept.keep(`<pre><code${marked}>${escaped(bare)}</code></pre>`);
    })
    .replace(/\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g, (_, raw: string) =>
      kept.keep(raw),
    )
    .replace(/\{%-?\s*comment\b[^%]*%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, "");
  const templates = withTemplates(text, kept, context);
  for (const message of templates.lost) notes.push(loss("text", message));
  return kept.restored(asHtml(templates.text));
}

/** The pictures and links from templates, as HTML, for use within HTML. */
export function asHtml(text: string): string {
  return text
    .replace(
      /!\[([^\]]*)\]\(<?([^\s)>]+)>?(?: "([^"]*)")?\)/g,
      (_, alt: string, src: string) => `<img src="${src}" alt="${escaped(alt)}">`,
    )
    .replace(/<(https?:\/\/[^\s>]+)>/g, (_, url: string) => `<a href="${url}">${url}</a>`);
}
