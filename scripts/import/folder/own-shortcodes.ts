/** A shortcode of Hugo's around lines. */
const AROUND_LINES =
  /\{\{[<%]\s*([\w-]+)\b([^{}\n]*)[>%]\}\}(?=[ \t]*\n)([^]*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g;
/** What a template does with the text between: it highlights that, or reads it as Markdown. */
const HIGHLIGHTS = /\{\{(?!-?\s*\/\*)[^{}"]*\bhighlight\s[^{}]*\}\}/i;
const IS_MARKDOWN =
  /\.Inner\b[^{}]*\|\s*markdownify\b|\b(?:markdownify|RenderString)\b[^{}|]*\.Inner\b/;
/** A language that a template names itself, which is no parameter's name or default. */
const LANGUAGE = /\bhighlight\b[^{}]*?(?<!\.Get |default )"([\w+#-]+)"/i;

/**
 * A text in which the code within the site's own shortcodes is in Hugo's, if their templates highlight what they surround.
 *
 * @param textIn the text of a file by its path
 */
export function withOwnCode(text: string, textIn: (path: string) => string | null): string {
  return text.replace(
    AROUND_LINES,
    (written: string, name: string, options: string, code: string) => {
      const template =
        textIn(`layouts/shortcodes/${name}.html`) ?? textIn(`layouts/_shortcodes/${name}.html`);
      if (!template?.includes(".Inner") || !HIGHLIGHTS.test(template)) return written;
      if (IS_MARKDOWN.test(template)) return written;
      const language = LANGUAGE.exec(template)?.[1] ?? options;
      return `{{< highlight ${language.trim()} >}}${code}{{< /highlight >}}`;
    },
  );
}
