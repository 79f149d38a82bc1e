import { aliasOf } from "./code-alias";
import { languageOf } from "./languages";
import { isWebUrl } from "./is-web-url";
import { t } from "@/lib/words";

/** Wraps each code block in a frame that shows its file name, language and source, and keeps all code from translation. */
export function frameCode(root: Element): void {
  const document = root.ownerDocument;
  const make = (tag: string, className: string, text = "") => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };

  // Browsers that translate a page would change what readers are to type and to copy.
  for (const code of root.querySelectorAll("code, kbd, samp")) code.setAttribute("translate", "no");
  for (const code of root.querySelectorAll<HTMLElement>("pre > code:only-child")) {
    const pre = code.parentElement;
    if (!pre) continue;
    const { title = "", source = "" } = code.dataset;
    const bar = make("div", "code-bar");
    if (title) bar.append(make("span", "code-title", title));
    bar.append(make("span", "code-language", languageNameOf(code)));
    if (isWebUrl(source)) {
      const link = make("a", "code-source", sourceNameOf(source));
      link.setAttribute("href", source);
      link.setAttribute("rel", "noopener noreferrer");
      bar.append(link);
    }
    const frame = make("div", "code");
    pre.replaceWith(frame);
    frame.append(bar, pre);
  }
}

function languageNameOf(code: Element): string {
  const alias = aliasOf(code);
  return languageOf(alias)?.name ?? (alias || t("Text"));
}

/** `owner/repository@1a2b3c4 · file, lines 3–9` of a file on GitHub or GitLab, else the host. */
function sourceNameOf(url: string): string {
  const { host, pathname, hash } = new URL(url);
  const [, repository, version = "", file] =
    /^\/([^/]+\/[^/]+)\/(?:-\/)?blob\/([^/]+)\/(?:.+\/)?([^/]+)$/.exec(pathname) ?? [];
  if (!file) return host;
  const commit = /^[0-9a-f]{7,40}$/.test(version) ? `@${version.slice(0, 7)}` : "";
  const [, from, to] = /^#L(\d+)(?:-L?(\d+))?$/.exec(hash) ?? [];
  const lines =
    from && (to ? t(", lines {from}–{to}", { from, to }) : t(", line {from}", { from }));
  return `${repository}${commit} · ${file}${lines ?? ""}`;
}
