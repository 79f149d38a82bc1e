import { expect, test } from "vitest";
import { phoneLink } from "@/lib/text/phone-link";

test.each([
  ["+1 555 0100", "tel:+15550100"],
  ["+49 (0)30 / 123-45", "tel:+493012345"],
  ["0049 ( 0 ) 30 12345", "tel:00493012345"],
  ["+39 (0)6 1234567", "tel:+39061234567"],
  ["\u202a+1\u2212555 0100\u202c", "tel:+15550100"],
  ["(030) 123.45", "tel:03012345"],
  ["+1 555 0100 ext. 7", "tel:+15550100;ext=7"],
  ["+49 (0)30 123 (Durchwahl: 45)", "tel:+4930123;ext=45"],
  ["1-800-FLOWERS", "tel:1800FLOWERS"],
  ["+351\u00a021\u2013345", "tel:+35121345"],
])("%s is called as %s", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
