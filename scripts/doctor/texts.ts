import type { Session } from "../backup/session.ts";
import { outdatedTexts } from "../content/outdated.ts";
import type { Renderer } from "../content/renderer.ts";
import { listNames, pass, warn, type CheckResult } from "./finding.ts";

/** Whether the stored HTML of the site's texts is what this version makes of their Markdown. */
export async function checkTexts(session: Session, renderer: Renderer): Promise<CheckResult> {
  const faults: string[] = [];
  const outdated = await outdatedTexts(session, renderer, (fault) => faults.push(fault));
  if (outdated.length === 0 && faults.length === 0)
    return pass("All are stored as this version renders them.");
  const names = listNames(outdated.map(({ text }) => text.name));
  const found = names && `An earlier version rendered these differently: ${names}.`;
  return warn(
    [found, ...faults].filter(Boolean).join(" "),
    "npm run content:render shows what would change, and stores it with --yes.",
  );
}
