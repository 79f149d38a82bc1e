import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useResolveDraftNote, useRevokeDraftLink } from "@/data/posts/draft-links";
import { queryWrapper } from "../../support/query-client";
import { signedInAs } from "../../support/session";
import { serveWrites } from "../../support/table";

const id = "00000000-0000-4000-9000-000000000801";

test("a link or note that was not changed is not reported as changed", async () => {
  signedInAs({ email: "owner@example.com", isOwner: true });
  serveWrites("draft_links", "draft_notes");
  const notices = { success: "changed", failure: "failed" };
  const { result } = renderHook(
    () => ({ revoke: useRevokeDraftLink(notices), tick: useResolveDraftNote(id, notices) }),
    { wrapper: queryWrapper() },
  );
  const { revoke, tick } = result.current;
  await expect(revoke.mutateAsync(id)).rejects.toThrow("Sign in again, with your second factor.");
  await expect(tick.mutateAsync(true)).rejects.toThrow("It no longer exists.");
});
