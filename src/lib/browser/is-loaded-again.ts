/** Whether the browser has loaded the page again, instead of following a link to it: after a reload, or going back. */
export function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const type = load && "type" in load ? load.type : "";
  return type === "reload" || type === "back_forward";
}
