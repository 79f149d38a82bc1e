import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";

const backend = await testBackend();

/** Statements that change every row of a table of the site. */
function unconditional(source: string): string[] {
  const code = source.replaceAll(/--.*$/gm, "");
  // Up to the end of the statement, or of the parentheses around it.
  const statements = code.matchAll(/\b(?:delete\s+from|update)\s+(?:public|private)\.\w+[^;]*/gi);
  return [...statements]
    .map(([statement]) => statement.slice(0, endOf(statement)))
    .filter((statement) => !/\bwhere\b/i.test(statement));
}

function endOf(statement: string): number {
  let depth = 0;
  for (const [index, sign] of Array.from(statement).entries()) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth < 0) return index;
  }
  return statement.length;
}

// Hosted projects load the extension safeupdate into every API session. It is in no package
// that tests could install.
test("no function changes a whole table, which hosted projects refuse", async () => {
  const { rows } = await backend.db.query<{ proname: string; prosrc: string }>(
    `select proname, prosrc from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(rows.filter(({ prosrc }) => /delete\s+from/i.test(prosrc)).length).toBeGreaterThan(5);
  expect(
    rows.flatMap(({ proname, prosrc }) =>
      unconditional(prosrc).map((statement) => `${proname}: ${statement}`),
    ),
  ).toEqual([]);
});

test("such a statement is found wherever it is", () => {
  expect(unconditional("delete from private.a;")).toHaveLength(1);
  expect(
    unconditional("with b as (delete from private.a returning c) select 1 where true"),
  ).toHaveLength(1);
  expect(unconditional("update public.a set b = 1; select 1 where true")).toHaveLength(1);
  expect(unconditional("update public.a set b = 1 where c; -- update public.a set b = 1")).toEqual(
    [],
  );
});
