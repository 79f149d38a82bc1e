/** Attributes that hold one address. */
const ADDRESSES = ["href", "src", "poster", "cite"] as const;

/**
 * An article's HTML as it can be shown away from its page: every address in it is a whole one.
 *
 * @param html safe HTML, as the sanitizer gives it
 * @param url the article's own address
 * @param document any document; nothing is put into it
 */
export function feedHtml(html: string, url: string, document: Document): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll("*")) {
    for (const name of ADDRESSES) replace(element, name, (address) => whole(address, url));
    replace(element, "srcset", (list) =>
      // Pictures and their sizes, with commas between; an address may have commas within it.
      list.replace(/(\S*[^,\s])(\s+[\d.]+[wxh])?(\s*,|\s*$)/g, (_, address, size = "", comma) => {
        return `${whole(address, url)}${size}${comma}`;
      }),
    );
    // For keyboards on the page itself.
    element.removeAttribute("tabindex");
  }
  return template.innerHTML;
}

function replace(element: Element, name: string, change: (value: string) => string): void {
  const value = element.getAttribute(name);
  if (value !== null) element.setAttribute(name, change(value));
}

/** What is no address stays as it was typed. */
function whole(address: string, base: string): string {
  return URL.parse(address, base)?.href ?? address;
}
