import { expect, test } from "vitest";
import { discardDrafts, readDraft, writeDraft } from "@/lib/drafts/draft-store";
import { unsavedTexts } from "@/lib/drafts/unsaved-texts";

test("unsaved texts are named by their purpose, and counted", () => {
  writeDraft("post:new:1", "{}");
  writeDraft("post:42:2", "{}");
  writeDraft("comment:42:new", "Well said");
  writeDraft("contact", "name=Ada");
  writeDraft("pay-amount", "5");
  writeDraft("pay-note", "For tea");
  writeDraft("something-new:42:1", "{}");

  expect(unsavedTexts()).toBe("a comment, a message, a payment request, 2 posts and a text");
  discardDrafts();
});

test("a text of only spaces does not count, and a single text is named alone", () => {
  writeDraft("comment:42:new", "  ");
  expect(unsavedTexts()).toBe("");

  writeDraft("settings:site:1", "{}");
  expect(unsavedTexts()).toBe("changes to the settings");
  discardDrafts();
});

test("a name kept for the next comment does not count as unsaved, but is discarded as well", () => {
  writeDraft("comment-name", "Ada");
  writeDraft("account-email", "ada@example.com");
  writeDraft("comment:42:new:sending", "id and words that were sent");
  expect(unsavedTexts()).toBe("");

  discardDrafts();
  expect(readDraft("comment-name")).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("a discarded draft does not return, a new one under the same key is kept", () => {
  writeDraft("comment:42:new", "given up");
  discardDrafts();
  expect(readDraft("comment:42:new")).toBe("");

  writeDraft("comment:42:new", "begun again");
  expect(unsavedTexts()).toBe("a comment");
  discardDrafts();
});
