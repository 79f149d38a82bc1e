/** What clients who request a consultation can choose, and what they cannot. */
import { beforeEach, expect, test } from "vitest";
import { testBackend } from "../../supabase/embedded/testing.ts";
import { signInPeople } from "./people.ts";

const request = { name: "Eve", email: "eve@example.com", project_type: "other", message: "Text." };

const backend = await testBackend();
const people = await signInPeople(backend);

beforeEach(async () => {
  await backend.reset();
  await people.owner("PATCH", "/rest/v1/site_settings?singleton=eq.true", {
    booking_time_zone: "UTC",
    booking_hours: "Mon 09:00-17:00\nWed 09:00-17:00",
  });
});

async function call(name: string, args: object): Promise<Record<string, unknown>> {
  const { status, body } = await people.anonymous("POST", `/rest/v1/rpc/${name}`, args);
  expect([200, 204]).toContain(status);
  return Object(Array.isArray(body) ? body[0] : body);
}

test("nobody can get the reference of another payment, whatever id they choose", async () => {
  const kind = crypto.randomUUID();
  await people.owner("POST", "/rest/v1/consultation_kinds", {
    id: kind,
    title: "Review",
    amount: 50,
    payment_link: "https://pay.example/{reference}",
  });
  const [begin = ""] = crypto.randomUUID().split("-");
  const ids = [0, 1].map(() => begin + crypto.randomUUID().slice(begin.length));
  for (const id of ids) await call("send_consultation_request", { ...request, id, kind });
  const { body } = await people.owner(
    "GET",
    "/rest/v1/consultation_requests?select=payment_reference&amount=not.is.null&order=created_at",
  );
  const reference = `C-${begin.toUpperCase()}`;
  expect(body).toEqual([
    { payment_reference: reference },
    { payment_reference: expect.not.stringMatching(reference) },
  ]);
});
