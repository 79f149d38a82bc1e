/**
 * Styles that take a role away from assistive technology: a table that is laid out as a block to scroll is none to
 * some browsers, so it scrolls in a frame; a list without markers is none to VoiceOver unless it says so.
 */
export function keepRoles(root: Element): void {
  for (const table of root.querySelectorAll("table")) {
    const frame = root.ownerDocument.createElement("div");
    frame.className = "wide-table";
    frame.setAttribute("tabindex", "0");
    table.removeAttribute("tabindex");
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const { parentElement: list } of root.querySelectorAll("li.task-list-item"))
    list?.setAttribute("role", "list");
}
