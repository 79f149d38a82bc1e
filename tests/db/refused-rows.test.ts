import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../supabase/embedded/testing.ts";
import { functions, keysIn } from "../../supabase/access-matrix.ts";
import { resetScene, setScene, type Person } from "./access.ts";
import { argumentsFor } from "./access-examples.ts";
import { caller } from "./rest.ts";

const OWNER = "00000000-0000-4000-9000-000000000001";
const STRANGER = "00000000-0000-4000-9000-000000000002";
const VISITORS_COMMENT = "00000000-0000-4000-9000-000000000205";

const backend = await startTestBackend<unknown>({ seed: false });
await setScene(backend);
afterAll(() => backend.close());

const people: Record<string, () => Promise<Person>> = {
  "a visitor": async () => ({ actor: "anonymous", id: null, call: caller(backend) }),
  "a stranger": async () => ({
    actor: "stranger",
    id: STRANGER,
    call: caller(backend, { token: await backend.tokenOf("ada@example.com") }),
  }),
};

/**
 * PostgreSQL shows the row in which something is missing that must be there, and functions write rows of which visitors may not
 * read all: why a comment waits, whose wish it is.
 */
test.each(Object.entries(people))("no refusal shows %s a row", async (_, arrive) => {
  const person = await arrive();
  const { actor, id, call: ask } = person;
  const { rows } = await backend.exclusive((db) =>
    db.query<{ name: string; parts: string[] }>(
      `select proname as name, proargnames[1:pronargs] as parts from pg_proc
       where pronamespace = 'public'::regnamespace and pronargs > 0`,
    ),
  );
  const partsOf = new Map(rows.map(({ name, parts }) => [name, parts]));
  const examples = argumentsFor(id ?? OWNER, id ?? VISITORS_COMMENT);

  const shown: string[] = [];
  for (const name of keysIn(functions).filter((each) => functions[each].includes(actor))) {
    await resetScene(backend, person);
    for (const part of partsOf.get(name) ?? []) {
      await backend.exclusive((db) => db.exec("delete from private.rate_limit_hits"));
      const { body } = await ask("POST", `/rest/v1/rpc/${name}`, {
        ...examples[name],
        [part]: null,
      });
      if (JSON.stringify(body).includes("Failing row")) shown.push(`${name}, without ${part}`);
    }
  }
  expect(shown).toEqual([]);
});
