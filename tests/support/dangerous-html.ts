/**
 * Everything below a node that a browser could run, load as active content or submit. Self-contained, so that
 * it can also be sent to a browser's page.
 */
export function dangerousParts(root: ParentNode): string[] {
  const active =
    "script, style, link, meta, base, iframe, frame, frameset, object, embed, applet, portal, form, button, select, textarea, template, svg, noscript, marquee, dialog, title, xmp, plaintext, slot, input:not([type=checkbox][disabled])";
  const maths = "http://www.w3.org/1998/Math/MathML";
  const activeInMaths =
    "maction, semantics, annotation, annotation-xml, mglyph, malignmark, [href]";
  const activeAttribute =
    /^on|^style$|^srcdoc$|^form|^action$|^target$|^http-equiv$|^contenteditable$|^autofocus$|^ping$|^popover|^slot$/;
  const faults = [];
  for (const element of root.querySelectorAll("*")) {
    if (element.matches(active)) faults.push(element.tagName);
    const isMaths = element.namespaceURI === maths;
    const isInMaths = isMaths || element.parentElement?.namespaceURI === maths;
    if (isInMaths && (!isMaths || element.matches(activeInMaths))) faults.push(element.tagName);
    for (const { name, value } of element.attributes) {
      const isAddress = /^(href|src|cite|poster|data|background|xlink:href)$/.test(name);
      const protocol =
        isAddress && URL.canParse(value, "https://site.example.com")
          ? new URL(value, "https://site.example.com").protocol
          : "https:";
      // A drawing in an image runs no scripts.
      const isDrawing = element.tagName === "IMG" && /^\s*data:image\/svg\+xml[;,]/.test(value);
      const isPicture = isDrawing || /^\s*data:image\/(png|gif|jpeg|webp|avif)[;,]/.test(value);
      const opensAnother =
        element.tagName === "A" &&
        /^(tel|sms|mms|geo|xmpp|sips?|matrix|ircs?|webcal|news|nntp|ftps?|magnet|gemini|gopher|openpgp4fpr|bitcoin|lightning|ethereum|litecoin|monero|solana):$/.test(
          protocol,
        );
      const isCode =
        !["http:", "https:", "mailto:"].includes(protocol) && !isPicture && !opensAnother;
      const isBareName = /^(id|name)$/.test(name) && !value.startsWith("user-content-");
      if (activeAttribute.test(name) || isCode || isBareName) faults.push(`${name}=${value}`);
    }
  }
  return faults;
}
