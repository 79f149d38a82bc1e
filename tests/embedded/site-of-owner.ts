import { afterAll, beforeEach } from "vitest";
import { startTestBackend } from "../support/test-backend.ts";

/**
 * A site without content, whose owner was bound yesterday, for the tests of one file. Each test starts from this state.
 *
 * @param prepare further preparations, as SQL
 */
export async function siteOf(owner: string, prepare = "") {
  const backend = await startTestBackend({ seed: false });
  afterAll(() => backend.close());
  beforeEach(() => backend.reset());
  await backend.db.query(
    "insert into private.site_owner (user_id, bound_at) values ($1, now() - interval '1 day')",
    [await backend.userId(owner)],
  );
  await backend.db.exec(prepare);
  await backend.save();
  return backend;
}

/** A stand-in for pg_net, which records the requests it is given and refuses the same ports, as SQL. */
export const PG_NET = `
  create schema net;
  create table net.calls (id bigint generated always as identity, url text, body jsonb, headers jsonb);
  create table net._http_response (
    id bigint, status_code integer, content text, timed_out boolean, error_msg text,
    created timestamptz default clock_timestamp()
  );
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language plpgsql as $$
  #variable_conflict use_variable
  declare
    call bigint;
  begin
    if substring(url from '^https?://[^/]*:([0-9]+)')::integer > 65535 then
      raise exception 'Port number was not a decimal number between 0 and 65535';
    end if;
    insert into net.calls (url, body, headers) values (url, body, headers) returning id into call;
    return call;
  end $$;`;
