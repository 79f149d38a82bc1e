import { expect, test } from "vitest";
import { twitterHandle } from "@/lib/seo/twitter-handle";

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
])("the handle of «%s» is «%s»", (url, handle) => {
  expect(twitterHandle(url)).toBe(handle);
});
