/** Nobody can use up the limits that all share. Tries every action of private.rate_limits until it is refused. */
import { beforeEach, expect, test } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";
import { isFull } from "../support/scope.ts";

const backend = await startTestBackend<unknown>({ seed: false });
await backend.db.exec(`
  create function public.gets_through(wanted text) returns boolean
  language plpgsql security definer as $$
  begin
    perform private.enforce_rate_limit(wanted);
    return true;
  exception when sqlstate 'PT429' then
    return false;
  end;
  $$;
  grant execute on function public.gets_through(text) to anon, authenticated;
  -- Tries once, as the account or else from the address.
  create procedure public.try(wanted text, account text, address text, inout passed boolean)
  language plpgsql as $$
  begin
    perform set_config('request.headers', json_build_object('x-forwarded-for', address)::text, false);
    perform set_config('request.jwt.claims', json_build_object('sub', account)::text, false);
    perform set_config('role', case when account is null then 'anon' else 'authenticated' end, false);
    passed := public.gets_through(wanted);
    perform set_config('role', 'none', false);
    -- A row that is changed very often in one transaction becomes slow.
    commit;
  end;
  $$;
  -- Goes on through all the short windows of a day, in turn from each address, until it is refused for
  -- good. Where the day has no limit, until the first refusal.
  create procedure public.use_up(wanted text, account text, addresses text[])
  language plpgsql as $$
  declare
    passed boolean;
    refusals integer := 0;
  begin
    for turn in 0..100000 loop
      call public.try(wanted, account, addresses[1 + turn % cardinality(addresses)], passed);
      refusals := case when passed then 0 else refusals + 1 end;
      exit when refusals > cardinality(addresses)
        or not passed and not exists (select from private.rate_limits where action = wanted and window_seconds = 86400);
      if not passed then
        delete from private.rate_limit_hits where window_seconds < 86400;
      end if;
    end loop;
  end;
  $$;`);
beforeEach(() => backend.db.exec("delete from private.rate_limit_hits"));

type Client = { account?: string; addresses: string[] };

/** The actions that are refused to the third client after the first two have used theirs up. */
async function silenced(total: string, [first, second, third]: [Client, Client, Client]) {
  const { rows } = await backend.db.query<{ action: string }>(
    `select distinct action from private.rate_limits where ${total} > 0 order by 1`,
  );
  expect(rows.length).toBeGreaterThan(5);
  const refused: string[] = [];
  for (const { action } of rows) {
    for (const { account, addresses } of [first, second]) {
      await backend.db.query("call public.use_up($1, $2, $3)", [action, account, addresses]);
    }
    const { rows: answers } = await backend.db.query<{ passed: boolean }>(
      "call public.try($1, $2, $3, null)",
      [action, third.account, third.addresses[0]],
    );
    if (!answers[0]?.passed) refused.push(action);
  }
  return refused;
}

const visitor = (address: string): Client => ({ addresses: [address] });
const reader = (number: number): Client => ({
  account: `00000000-0000-4000-9000-00000000000${number}`,
  addresses: ["192.0.2.1"],
});
/** Someone with a /48 who uses each of its /64 networks in turn. */
const network = (number: number): Client => ({
  addresses: Array.from({ length: 8 }, (_, subnet) => `2001:db8:${number}:${subnet}::1`),
});

test("two visitors who use every limit up leave enough for a third", async () => {
  const visitors = [visitor("192.0.2.1"), visitor("192.0.2.2"), visitor("192.0.2.3")] as const;
  expect(await silenced("visitors_total", [...visitors])).toEqual([]);
});

test("two readers who use every limit up leave enough for a third", { tags: "full" }, async () => {
  expect(await silenced("accounts_total", [reader(1), reader(2), reader(3)])).toEqual([]);
});

test.runIf(isFull)("two networks that use every limit up leave enough for a third", async () => {
  expect(await silenced("visitors_total", [network(1), network(2), network(3)])).toEqual([]);
});

test.each(["per_client", "per_network"])("two cannot use up %s", async (limit) => {
  await expect(
    backend.db.exec(`update private.rate_limits set ${limit} = visitors_total / 5 + 1
      where action = 'comment'`),
  ).rejects.toThrow("rate_limits_total_share");
});
