import { FENCE, withoutCode } from "../markdown/fence.ts";
import { headOf, type Parts } from "./head.ts";

const IN_MARKS = String.raw`"""(?:(?!""")[^])*"""|"(?!"")[^"]*"`;
/** What sets a field or shows a picture, unless it is escaped. A list of headings has no meaning here. */
const DIRECTIVE = String.raw`(?<!\\)\[\[!(?<name>meta|tag|toc|img)(?=[\s\]])(?<rest>(?:${IN_MARKS}|[^\]"]){0,2000})\]\](?:[ \t]*(?:\n|$(?![^])))?`;
const CODE_OR_DIRECTIVE = new RegExp(`${FENCE}|\`[^\`\\n]*\`|${DIRECTIVE}`, "gm");
const PARAMETER = new RegExp(String.raw`(?:(\w+)=)?(${IN_MARKS}|[^\s"]+)`, "g");
const FIELD = /^(?:title|date|updated|author|description)$/;

/** Fields and pictures of ikiwiki, which may be anywhere in a text. */
export function withDirectives(parts: Parts): Parts {
  if (!/\[\[!(?:meta|tag|toc|img)[\s\]]/.test(withoutCode(parts.body))) return parts;
  const fields: Record<string, string> = {};
  const tags: string[] = [];
  const body = parts.body.replace(CODE_OR_DIRECTIVE, (written: string, ...found) => {
    const { name, rest = "" }: Record<string, string | undefined> = found.at(-1);
    if (name === undefined) return written;
    const parameters = Array.from(rest.matchAll(PARAMETER), ([, key = "", value = ""]) => ({
      key,
      value: value.replace(/^("""|")([^]*)\1$/, "$2").trim(),
    }));
    if (name === "img") return pictureOf(parameters) + (/\n$/.exec(written)?.[0] ?? "");
    for (const { key, value } of parameters) {
      if (name === "tag") tags.push(value.replace(/^[./]+/, ""));
      // What else a page says of itself is reported.
      else if (name === "meta" && key) fields[FIELD.test(key) ? key : `meta ${key}`] ??= value;
    }
    return "";
  });
  return {
    ...parts,
    head: { ...headOf({ ...fields, ...(tags.length > 0 && { tags }) }), ...parts.head },
    body: body.replace(/^(?:[ \t]*\n)+/, "").trimEnd(),
    isFound: true,
    former: parts.former ?? { head: parts.head, body: parts.body },
  };
}

function pictureOf(parameters: readonly { key: string; value: string }[]): string {
  const valueOf = (...keys: string[]) =>
    keys.map((key) => parameters.find((one) => one.key === key)?.value).find(Boolean) ?? "";
  const title = valueOf("caption", "title").replaceAll('"', "&quot;");
  const alt = valueOf("alt").replace(/[[\]]/g, "\\$&");
  const picture = `![${alt}](${urlOf(valueOf(""))}${title && ` "${title}"`})`;
  const link = valueOf("link");
  return /^(?:no)?$/.test(link) ? picture : `[${picture}](${urlOf(link)})`;
}

function urlOf(written: string): string {
  return /\s/.test(written) ? `<${written}>` : written;
}
