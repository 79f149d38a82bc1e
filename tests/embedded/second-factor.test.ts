import { expect, test } from "vitest";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { fixtureBackend } from "./fixture.ts";

// tests/pages/account/second-factor.test.tsx shows what the site does with this response.
test("the embedded backend does not support second factors", async () => {
  const backend = await fixtureBackend();
  const token = await backend.tokenOf("ada@example.com");
  const request = new Request("http://localhost:5173/auth/v1/factors", {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ factor_type: "totp", friendly_name: "Phone" }),
  });
  const answer = await backend.fetch(request, { peerAddress: null });

  expect([answer.status, await answer.text()]).toEqual([404, "404 Not Found"]);
});
