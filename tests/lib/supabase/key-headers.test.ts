import { expect, test } from "vitest";
import { keyHeaders } from "@/lib/supabase/key-headers";

test.each([
  ["sb_publishable_abc", { apikey: "sb_publishable_abc" }],
  [
    "eyJhbGci.eyJyb2xl.x",
    { apikey: "eyJhbGci.eyJyb2xl.x", Authorization: "Bearer eyJhbGci.eyJyb2xl.x" },
  ],
])("%s is sent as %j", (key, headers) => {
  expect(keyHeaders(key)).toEqual(headers);
});
