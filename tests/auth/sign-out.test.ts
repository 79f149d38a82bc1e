import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { clearUserData } from "@/auth/sign-out";
import { createQueryClient } from "@/lib/query-client";
import { saveReadingPosition, readingPositions } from "@/lib/reading/positions";
import { storeViewed, viewedOn } from "@/lib/reading/viewed-today";

test("signing out removes all data read or sent from this device", async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ["left"], queryFn: () => "the owner's messages" });
  let answer = "the owner's drafts";
  const shown = new QueryObserver(client, { queryKey: ["shown"], queryFn: () => answer });
  const stop = shown.subscribe(() => undefined);
  await shown.refetch();
  const sending = new MutationObserver(client, {
    mutationFn: (text: string) => Promise.resolve(text),
  });
  await sending.mutate("a private note");

  saveReadingPosition({ postId: "1", slug: "one", title: "A draft", section: "", block: 3 });
  storeViewed("2026-02-03", "1");

  answer = "what everybody may see";
  clearUserData(client);
  expect(readingPositions()).toEqual([]);
  expect(viewedOn("2026-02-03")).toEqual([]);
  expect(shown.getCurrentResult().data).toBeUndefined();
  expect(client.getQueryCache().find({ queryKey: ["left"] })).toBeUndefined();
  expect(client.getMutationCache().getAll()).toEqual([]);
  await shown.refetch();
  expect(shown.getCurrentResult().data).toBe("what everybody may see");
  stop();
});
