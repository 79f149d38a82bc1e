import { listOf, objectOf, parsedJson, textOf } from "../../lib/json.ts";

/** The comments between which a block is. */
const COMMENT = /<!-- (\/?)wp:([\w/-]+)(?: (\{(?:(?!-->|<!--)[^])*\}))? (\/?)-->/g;
/** Blocks of plugins whose content only members see. */
const OF_MEMBERS =
  /^(?:premium-content\/subscriber-view|pmpro\/membership|memberpress\/protected-content)$/;

/** A text without the blocks that only some readers saw, or nobody. @param lost receives what they are */
export function withoutGated(text: string, lost: string[]): string {
  if (!text.includes("<!-- wp:")) return text;
  const parts: string[] = [];
  let end = 0;
  let gated = "";
  let depth = 0;
  for (const { 0: comment, 1: closing, 2: name, 3: attributes, 4: single, index } of text.matchAll(
    COMMENT,
  )) {
    if (gated) {
      if (name === gated && !single) depth += closing ? -1 : 1;
      if (depth > 0) continue;
      gated = "";
      end = index + comment.length;
      continue;
    }
    const reason = closing ? "" : reasonToGate(name ?? "", objectOf(parsedJson(attributes ?? "")));
    if (!reason) continue;
    lost.push(reason);
    parts.push(text.slice(end, index));
    end = index + comment.length;
    if (single) continue;
    gated = name ?? "";
    depth = 1;
  }
  // One without an end lasts until that of the text.
  return gated ? parts.join("") : parts.join("") + text.slice(end);
}

/** Why a block is left out; empty if everybody saw it. */
function reasonToGate(name: string, attributes: Record<string, unknown>): string {
  const { blockVisibility } = attributes;
  const sets = listOf(objectOf(blockVisibility)["controlSets"]);
  const isHidden =
    objectOf(blockVisibility)["hideBlock"] === true ||
    objectOf(attributes["metadata"])["blockVisibility"] === false;
  if (isHidden) return "a hidden block is left out";
  const isOfMembers = OF_MEMBERS.test(name) && textOf(attributes["invert_restrictions"]) !== "1";
  const isOfUltimateMember =
    attributes["um_is_restrict"] === true && textOf(attributes["um_who_access"]) === "1";
  const isByRole = sets.some(({ controls }) =>
    /^(?:logged-in|user-role|users)$/.test(
      textOf(objectOf(objectOf(controls)["userRole"])["visibilityByRole"]),
    ),
  );
  return isOfMembers || isOfUltimateMember || isByRole ? "a part for subscribers is left out" : "";
}
