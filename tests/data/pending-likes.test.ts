import { expect, test } from "vitest";
import { beginTap, endTap } from "@/data/pending-likes";
import { discardDrafts } from "@/lib/drafts/draft-store";

test("after signing out, what was tapped before is neither shown nor counted", () => {
  beginTap("a", true);
  beginTap("a", false);
  discardDrafts();
  expect(endTap("a", true)).toBeUndefined();
  beginTap("a", true);
  expect(endTap("a", undefined)).toBe(false);
});
