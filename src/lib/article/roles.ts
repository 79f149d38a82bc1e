/**
 * Some styles remove an element's role for assistive technology: to some browsers a table laid out as a scrolling
 * block is not a table, so it scrolls in a frame; to VoiceOver a list without markers is not a list unless it has the
 * role.
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
