import { expect, test } from "vitest";
import { fediverseHandle, twitterHandle } from "@/lib/seo/social-handles";

test.each([
  ["https://twitter.com/example", "@example"],
  ["https://x.com/@Ex_ample9/", "@Ex_ample9"],
  ["http://www.twitter.com/example?lang=en", "@example"],
  ["https://mobile.twitter.com/example#top", "@example"],
  ["https://twitter.com/example/status/1", ""],
  ["https://twitter.com/", ""],
  ["https://nottwitter.com/example", ""],
  ["https://social.example/@example", ""],
  ["", ""],
])("the handle of «%s» on Twitter is «%s»", (url, handle) => {
  expect(twitterHandle(url)).toBe(handle);
});

test.each([
  ["https://mastodon.example/@me", "@me@mastodon.example"],
  ["https://Social.Example/@Ex_ample.9/?lang=en", "@Ex_ample.9@social.example"],
  ["https://mastodon.example/@me/123", ""],
  ["https://mastodon.example/@me@other.example", ""],
  ["https://mastodon.example/users/me", ""],
  ["https://localhost/@me", ""],
  ["", ""],
])("the handle of «%s» in the fediverse is «%s»", (url, handle) => {
  expect(fediverseHandle(url)).toBe(handle);
});
