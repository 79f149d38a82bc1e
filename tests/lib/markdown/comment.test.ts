import { expect, test } from "vitest";
import { commentLinks, linksOf } from "../../support/comment-links";

test.each([...commentLinks, ["node@20.x git@code.example:ada/site @ada@social.example", []]])(
  "the links of %j",
  (text, addresses) => {
    expect(linksOf(text)).toEqual(addresses);
  },
);
