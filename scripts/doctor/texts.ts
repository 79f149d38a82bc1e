import type { Session } from "../backup/session.ts";
import { outdatedTexts } from "../content/outdated.ts";
import type { Renderer } from "../content/renderer.ts";
import { pass, warn, type CheckResult } from "./finding.ts";

/** How many texts are named. */
const NAMED = 5;

/** Whether the stored HTML of the site's texts is what this version makes of their Markdown. */
export async function checkTexts(session: Session, renderer: Renderer): Promise<CheckResult> {
  const faults: string[] = [];
  const outdated = await outdatedTexts(session, renderer, (fault) => faults.push(fault));
  if (outdated.length === 0 && faults.length === 0)
    return pass("All are stored as this version renders them.");
  const names = outdated.slice(0, NAMED).map(({ text }) => text.name);
  const more = outdated.length - names.length;
  const list = `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  const found =
    outdated.length > 0 ? `An earlier version rendered these differently: ${list}.` : "";
  return warn(
    [found, ...faults].filter(Boolean).join(" "),
    "npm run content:render shows what would change, and stores it with --yes.",
  );
}
