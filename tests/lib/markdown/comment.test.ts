import { expect, test } from "vitest";
import { commentLinks, linksOf } from "../../support/comment-links";

test.each(commentLinks)("the links of %j", (text, addresses) => {
  expect(linksOf(text)).toEqual(addresses);
});
