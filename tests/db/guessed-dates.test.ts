import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../supabase/embedded/testing.ts";

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

test("ten thousand guessed tokens open nothing", { tags: "full" }, async () => {
  // Guesses that are close: the secret except for its end, the id, the hash.
  const { rows } = await backend.db.query<{ opened: number; refused: number }>(`
    with guesses as (
      select n, case n % 4
        when 0 then left('${TOKEN}', 42) || chr(65 + n % 26)
        when 1 then '${ID}'
        when 2 then (select link_hashes[1] from public.consultation_requests)
        else left(replace(gen_random_uuid()::text || gen_random_uuid(), '-', ''), 43)
      end as token
      from generate_series(1, 10000) as n
    )
    select count(found.status)::integer as opened from guesses left join lateral private.read_date(guesses.token) as found on true`);
  expect(rows).toEqual([{ opened: 0 }]);
  expect(await ask("198.51.100.7", TOKEN)).toMatchObject({ data: [{ status: "scheduled" }] });
});

test("a client's guesses are counted, get identical responses, and are soon refused", async () => {
  const answers: unknown[] = [];
  for (let guess = 0; guess < 70; guess += 1)
    answers.push(JSON.stringify(await ask("203.0.113.9", String(guess).padStart(43, "g"))));
  expect([...new Set(answers)]).toEqual([
    JSON.stringify({ data: [], error: undefined, status: 200 }),
    JSON.stringify({ data: null, error: "PT429", status: 429 }),
  ]);
  // Other clients are not affected.
  expect(await ask("198.51.100.7", TOKEN)).toMatchObject({ status: 200 });
});

test.each(["move_date", "call_off_date"] as const)("%s reveals no more than that", async (name) => {
  const token = "g".repeat(43);
  const client = backend.asAnon("192.0.2.33");
  const { error } =
    name === "move_date"
      ? await client.rpc(name, { token, start: "2030-01-01T10:00:00Z", seen: 0 })
      : await client.rpc(name, { token });
  expect(error).toMatchObject({ code: "PT404", message: "There is no date for this link." });
  // A guess does not use up the limit for people with a link.
  const { rows } = await backend.db.query(
    "select from private.rate_limit_hits where action = 'date_change'",
  );
  expect(rows).toEqual([]);
});

test.each(["declined", "completed"])(
  "the link to a consultation that is %s shows it, and cannot change it",
  async (status) => {
    await backend.db.query(
      "update public.consultation_requests set status = 'scheduled' where id = $1 and status <> 'scheduled'",
      [ID],
    );
    await backend.db.query("update public.consultation_requests set status = $1 where id = $2", [
      status,
      ID,
    ]);
    const client = backend.asAnon("192.0.2.34");
    const { data } = await client.rpc("read_date", { token: TOKEN }).single();
    expect(data).toMatchObject({ status, can_change: false });
    const { error } = await client.rpc("move_date", {
      token: TOKEN,
      start: new Date().toISOString(),
      seen: data?.sequence ?? -1,
    });
    expect(error?.message).toBe("It can no longer be changed here. Please write instead.");
  },
);

test("the page of a consultation gets no details of the client", async () => {
  const { data } = await backend.asAnon("192.0.2.35").rpc("read_date", { token: TOKEN });
  expect(JSON.stringify(data)).not.toMatch(/clara|example\.com|Text\./i);
});
