/**
 * Everything below a node that a browser could run, load as active content or submit. Stands on
 * its own, so that it can also be handed over to a browser's page.
 */
export function dangerousParts(root: ParentNode): string[] {
  const active =
    "script, style, link, meta, base, iframe, frame, frameset, object, embed, applet, portal, form, input, button, select, textarea, template, svg, math, noscript, marquee, dialog, title, xmp, plaintext, slot";
  const activeAttribute =
    /^on|^style$|^srcdoc$|^form|^action$|^target$|^http-equiv$|^contenteditable$|^autofocus$|^ping$|^popover|^slot$/;
  const faults = [];
  for (const element of root.querySelectorAll("*")) {
    if (element.matches(active)) faults.push(element.tagName);
    for (const { name, value } of element.attributes) {
      const isAddress = /^(href|src|cite|poster|data|background|xlink:href)$/.test(name);
      const protocol =
        isAddress && URL.canParse(value, "https://site.example.com")
          ? new URL(value, "https://site.example.com").protocol
          : "https:";
      const isPicture = /^\s*data:image\/(png|gif|jpeg|webp|avif);/.test(value);
      const isCode = !["http:", "https:", "mailto:"].includes(protocol) && !isPicture;
      const isBareName = /^(id|name)$/.test(name) && !value.startsWith("user-content-");
      if (activeAttribute.test(name) || isCode || isBareName) faults.push(`${name}=${value}`);
    }
  }
  return faults;
}
