/** Code, in which nothing is a template. */
const CODE = /^(`{3,}|~{3,})[^]*?^\1[`~]*[ \t]*$|`[^`\n]+`/gm;
const TAG =
  /\{%-?\s*(\w+)\s*([^]*?)-?%\}|\{\{[<%]\s*(\/?[\w/.-]+)\s*([^]*?)[>%]\}\}|\{\{-?\s*([^{}<%]*?)\s*-?\}\}/g;

/**
 * A text without the templates of Jekyll, Hugo and dev.to, as far as Markdown can say the same:
 * code, pictures, links.
 *
 * @param linkTo what a name of another post leads to
 * @returns the text, and the templates that mean nothing here, which stay in it
 */
export function withoutTemplates(
  markdown: string,
  linkTo: (name: string) => string = (name) => name,
): { text: string; lost: string[] } {
  const lost = new Set<string>();
  const blocks = withBlocks(markdown);
  const text = outsideCode(blocks, (part) =>
    part.replace(
      TAG,
      (
        written: string,
        liquid?: string,
        liquidRest = "",
        hugo?: string,
        hugoRest = "",
        variable?: string,
      ) => {
        const name = liquid ?? hugo;
        const replaced =
          name === undefined
            ? variableText(variable ?? "")
            : tagText(
                name.toLowerCase(),
                (liquid === undefined ? hugoRest : liquidRest).trim(),
                linkTo,
              );
        if (replaced === null) {
          lost.add(liquid ? `{% ${liquid} %}` : hugo ? `{{< ${hugo} >}}` : `{{ ${variable} }}`);
        }
        return replaced ?? written;
      },
    ),
  );
  return { text, lost: [...lost] };
}

function outsideCode(markdown: string, change: (part: string) => string): string {
  let result = "";
  let end = 0;
  for (const code of markdown.matchAll(CODE)) {
    result += change(markdown.slice(end, code.index)) + code[0];
    end = code.index + code[0].length;
  }
  return result + change(markdown.slice(end));
}

function fence(_: string, language = "", code = ""): string {
  return `\n\`\`\`${language}\n${code.replace(/^\n|\n[ \t]*$/g, "")}\n\`\`\`\n`;
}

/** Blocks of code, and what is to be left as it is. */
function withBlocks(markdown: string): string {
  return markdown
    .replace(/\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}([^]*?)\{%-?\s*endhighlight\s*-?%\}/g, fence)
    .replace(
      /\{\{[<%]\s*highlight\s+"?([\w+#-]+)"?[^>%]*[>%]\}\}([^]*?)\{\{[<%]\s*\/highlight\s*[>%]\}\}/g,
      fence,
    )
    .replace(/\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g, "$1")
    .replace(/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, "");
}

/** The addresses of a site's own root add nothing to a path that begins with a slash. */
function variableText(expression: string): string | null {
  if (/^site\.(baseurl|url)$/.test(expression)) return "";
  const path = /^["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url)$/.exec(expression)?.[1];
  return path === undefined ? null : path.startsWith("/") ? path : `/${path}`;
}

function tagText(name: string, rest: string, linkTo: (name: string) => string): string | null {
  const words = rest.replace(/^["']|["']$/g, "");
  const value = (field: string) =>
    new RegExp(`(?:^|\\s)${field}=(?:"([^"]*)"|'([^']*)'|(\\S+))`)
      .exec(rest)
      ?.slice(1)
      .find((found) => found !== undefined) ?? "";
  const [first = ""] = words.split(/\s+/);
  switch (name) {
    case "figure":
    case "image": {
      const source = value("src");
      if (!source) return null;
      const title = value("caption") || value("title");
      return `![${value("alt") || title}](${source}${title ? ` "${title.replaceAll('"', "'")}"` : ""})`;
    }
    case "ref":
    case "relref":
    case "post_url":
    case "link":
      return linkTo(first);
    case "embed":
      return /^https?:/.test(first) ? `<${first}>` : null;
    case "youtube":
      return /^[\w-]+$/.test(first) ? `<https://www.youtube.com/watch?v=${first}>` : null;
    case "vimeo":
      return /^\d+$/.test(first) ? `<https://vimeo.com/${first}>` : null;
    case "gist":
    case "github":
      return /^https?:/.test(first)
        ? `<${first}>`
        : `<https://${name === "gist" ? "gist." : ""}github.com/${first}>`;
    default:
      return null;
  }
}
