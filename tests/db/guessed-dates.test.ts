import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";

const ID = "00000000-0000-4000-9000-000000000777";
const TOKEN = "t".repeat(43);

const backend = await startTestBackend({ seed: false });
await backend.db.exec(`
  insert into public.consultation_requests (id, name, email, project_type, message, status, scheduled_for, minutes, link_hashes)
  values ('${ID}', 'Clara', 'clara@example.com', 'other', 'Text.', 'scheduled', now() + interval '10 days', 30,
    array[private.hash_of_secret('${TOKEN}')]);
  -- So long that no window ends during the test.
  update private.rate_limits set window_seconds = window_seconds + 1e9`);

afterAll(() => backend.close());

const ask = async (address: string, token: string) => {
  const { data, error, status } = await backend.asAnon(address).rpc("read_date", { token });
  return { data, error: error?.code, status };
};

test("a client's guesses are counted, get identical responses, and are soon refused", async () => {
  const answers: unknown[] = [];
  for (let guess = 0; guess < 70; guess += 1)
    answers.push(JSON.stringify(await ask("203.0.113.9", String(guess).padStart(43, "g"))));
  expect([...new Set(answers)]).toEqual([
    JSON.stringify({ data: [], error: undefined, status: 200 }),
    JSON.stringify({ data: null, error: "PT429", status: 429 }),
  ]);
  // Other clients are not affected, nor is a change by somebody with a link in the same network.
  expect(await ask("198.51.100.7", TOKEN)).toMatchObject({ status: 200 });
  const { error } = await backend.asAnon("203.0.113.9").rpc("call_off_date", { token: TOKEN });
  expect(error).toBeNull();
});

test.each(["move_date", "call_off_date"] as const)("%s reveals no more than that", async (name) => {
  const token = "g".repeat(43);
  const client = backend.asAnon("192.0.2.33");
  const { error } =
    name === "move_date"
      ? await client.rpc(name, { token, start: "2030-01-01T10:00:00Z", seen: 0 })
      : await client.rpc(name, { token });
  expect(error).toMatchObject({ code: "PT404", message: "There is no consultation at this link." });
});

test("the page of a consultation gets no details of the client", async () => {
  const { data } = await backend.asAnon("192.0.2.35").rpc("read_date", { token: TOKEN });
  expect(JSON.stringify(data)).not.toMatch(/clara|example\.com|Text\./i);
});
