import { expect, test } from "vitest";
import { fediverseHandle } from "@/lib/seo/fediverse-handle";

test.each([
  ["https://mastodon.example/@me", "@me@mastodon.example"],
  ["https://Social.Example/@Ex_ample.9/?lang=en", "@Ex_ample.9@social.example"],
  ["https://mastodon.example/@me/123", ""],
  ["https://mastodon.example/@me@other.example", ""],
  ["https://mastodon.example/users/me", ""],
  ["https://localhost/@me", ""],
  ["", ""],
])("the handle of «%s» is «%s»", (url, handle) => {
  expect(fediverseHandle(url)).toBe(handle);
});
