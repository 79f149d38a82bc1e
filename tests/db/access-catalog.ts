/** Compares the access matrix with the schema: whatever is added to the schema must be in it. */
import type { TestBackend } from "../support/test-backend.ts";
import {
  columnsWithRights,
  functions,
  keysIn,
  privateFunctions,
  tables,
  type Allowed,
} from "../../supabase/access-matrix.ts";

/**
 * Parts of the schema missing from the matrix, and names in it that do not exist.
 *
 * @returns names such as `column posts.views`; a function twice when it has two signatures
 */
export async function differences(
  backend: Pick<TestBackend<unknown>, "exclusive">,
): Promise<{ unnamed: string[]; unknown: string[] }> {
  const { rows: real } = await backend.exclusive((db) =>
    db.query<{ name: string }>(`
      select 'table ' || relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      union all
      select 'column ' || relname || '.' || attname
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
        and attnum > 0 and not attisdropped
      union all
      select 'function ' || proname from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all
      select 'private function ' || proname || ' for ' || actor
      from pg_proc, (values ('anon', 'anonymous'), ('authenticated', 'stranger')) as api (role, actor)
      where pronamespace = 'private'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')`),
  );
  const { rows: namesakes } = await backend.exclusive((db) =>
    db.query<{ name: keyof typeof functions }>(
      `select proname as name from pg_proc where pronamespace = 'private'::regnamespace and proname = any ($1)`,
      [keysIn(functions)],
    ),
  );
  const named = [
    ...keysIn(tables).map((table) => `table ${table}`),
    ...keysIn(tables).flatMap((table) =>
      columnsWithRights(table).map(([column]) => `column ${table}.${column}`),
    ),
    ...keysIn(functions).map((name) => `function ${name}`),
    ...Object.entries(privateFunctions).flatMap(([name, allowed]) => granted(name, allowed)),
    ...namesakes.flatMap(({ name }) => granted(name, functions[name])),
  ];
  const names = real.map(({ name }) => name);
  return { unnamed: without(names, named), unknown: without(named, names) };
}

/** Who may run a function of the schema `private`: signed-in accounts, and visitors if allowed. */
function granted(name: string, allowed: Allowed): string[] {
  const actors = allowed.includes("anonymous") ? ["anonymous", "stranger"] : ["stranger"];
  return actors.map((actor) => `private function ${name} for ${actor}`);
}

/** The texts that remain after removing one occurrence for each of the others. */
function without(texts: string[], others: string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
