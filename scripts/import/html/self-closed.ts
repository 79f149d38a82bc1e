/** Elements that hide their content here, or emphasize it, with the slash of XHTML, which browsers ignore. */
const SELF_CLOSED =
  /<(audio|b|button|canvas|dialog|em|form|i|iframe|noscript|object|script|select|strong|style|template|textarea|title|u|video)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*?)\/>/gi;

/** HTML in which such elements have an end tag: kramdown adds it, and without it all that follows is their content. */
export function withEndTags(html: string): string {
  return html.replace(
    SELF_CLOSED,
    (tag: string, name: string, attributes: string, at: number, all: string) => {
      const next = new RegExp(String.raw`<(/?)${name}(?=[\s/>])`, "gi");
      next.lastIndex = at + tag.length;
      return next.exec(all)?.[1] ? tag : `<${name}${attributes.trimEnd()}></${name}>`;
    },
  );
}
