/** Tests the access matrix on a backend, as one person, and reports where it does not hold. */
import fs from "node:fs";
import path from "node:path";
import { filesAt } from "../../supabase/embedded/hash-files.ts";
import type { OwnTestBackend, TestBackend } from "../support/test-backend.ts";
import { argumentsFor, exampleOf, unlocks } from "./access-examples.ts";
import {
  columnsWithRights,
  functions,
  keysIn,
  rows,
  tables,
  type Actor,
  type TableName,
} from "../../supabase/access-matrix.ts";
import type { Caller } from "./rest.ts";
import { root } from "../../scripts/lib/root.ts";

export type Person = {
  actor: Actor;
  /** The account, null for a visitor without one. */
  id: string | null;
  call: Caller;
  /** What to change about the scene for this person. */
  entrance?: string;
};

type Backend = Pick<TestBackend<unknown>, "exclusive" | "reset">;
type Outcome = "allowed" | "refused" | `failed: ${string}`;

const GENERATED_ALWAYS = "428C9";
const OWNER = "00000000-0000-4000-9000-000000000001";
/** Written without an account, from this person's network. */
const VISITORS_COMMENT = "00000000-0000-4000-9000-000000000205";
const scene = fs.readFileSync(path.join(import.meta.dirname, "access-scene.sql"), "utf8");
const seeds = filesAt(path.join(root, "supabase/seed"))
  .filter((file) => file.endsWith(".sql"))
  .map((file) => fs.readFileSync(file, "utf8"));

/**
 * Gives a new backend the rows that the matrix is tested on, also after every reset: those of the scene, and the
 * sample rows of tables that it does not cover.
 */
export async function setScene(backend: Pick<OwnTestBackend<unknown>, "exclusive" | "save">) {
  await backend.exclusive(async (db) => {
    await db.exec(scene);
    for (const name of keysIn(tables)) {
      const { rows: found } = await db.query(`select from public.${name} limit 1`);
      if (found.length > 0) continue;
      for (const seed of seeds) {
        if (seed.includes(`insert into public.${name} `)) await db.exec(seed);
      }
    }
  });
  await backend.save();
}

/** Puts the scene back into this person's initial state. */
export async function resetScene(backend: Backend, { entrance = "" }: { entrance?: string }) {
  await backend.reset();
  await backend.exclusive((db) => db.exec(entrance));
}

/** Which rows a person can access, as SQL; the id is null for one without an account. */
export function conditionFor(which: keyof typeof rows, id: string | null): string {
  return rows[which].replace(/\bme\b/g, id === null ? "null" : `'${id}'`);
}

/**
 * Tries every cell of some tables, allowed or not, as this person. Leaves the scene unchanged.
 *
 * @returns where the rights differ from the matrix, one sentence each
 */
export async function tryTables(
  backend: Backend,
  person: Person,
  names: TableName[],
): Promise<string[]> {
  const faults: string[] = [];
  const { actor, id, call: ask } = person;
  const rank = id === null ? "anonymous" : actor === "owner" ? "owner" : "reader";

  const query = async <Row>(sql: string) =>
    (await backend.exclusive((db) => db.query<Row>(sql))).rows;
  // Whether the scene must be reset before the next table.
  let isAltered = false;
  const judge = (cell: string, outcome: Outcome, allowed: boolean) => {
    faults.push(...faultsOf(actor, cell, outcome, allowed));
  };
  const read = async (address: string): Promise<Outcome> =>
    answered(await ask("GET", `/rest/v1/${address}`));
  // Whatever the response says: what counts is whether a row has a new version or has been deleted.
  const write = async (method: string, address: string, body?: object): Promise<Outcome> => {
    const [table = ""] = address.split("?");
    const version = `select count(*), max(xmin::text::bigint) from public.${table}`;
    const before = JSON.stringify(await query(version));
    const answer = await ask(method, `/rest/v1/${address}`, body);
    if (JSON.stringify(await query(version)) !== before) {
      isAltered = true;
      return "allowed";
    }
    return answer.status < 300 || isForbidden(answer.body) ? "refused" : failed(answer);
  };
  const keysOf = async (table: string, key: string[], condition: string) => {
    const sql = `select concat_ws(' ', ${key.map((part) => `${part}::text`).join(", ")}) as key from public.${table} where ${condition}`;
    return (await query<{ key: string }>(sql)).map((row) => row.key).toSorted();
  };
  const reach = (which: keyof typeof rows) => conditionFor(which, id);

  await resetScene(backend, person);
  for (const name of names) {
    const { key, row, required, fresh } = await exampleOf(backend, name, id ?? OWNER);
    const [first = ""] = key;
    const unlock = unlocks[name] ?? "";

    for (const [column, [mayRead, mayInsert, mayUpdate]] of columnsWithRights(name)) {
      const cell = `${name}.${column}`;
      const reads = mayRead.includes(actor);
      judge(`select ${cell}`, await read(`${name}?select=${column}`), reads);
      if (!reads) {
        // Nor can its value be guessed by filtering or sorting rows by it.
        const guess = `${name}?select=${first}`;
        const either = `or=(${column}.is.null,${column}.not.is.null)`;
        judge(`filter ${cell}`, await read(`${guess}&${either}`), false);
        judge(`order ${cell}`, await read(`${guess}&order=${column}`), false);
      }
      const values = fresh();
      const sent = [...required, column].map((given) => [given, values[given]] as const);
      const inserted = await write("POST", name, Object.fromEntries(sent));
      judge(`insert ${cell}`, inserted, mayInsert.includes(actor));
      // The owner sets one row to its own values; others try every row.
      const updates = mayUpdate.includes(actor);
      const target = updates ? `${first}=eq.${String(row[first])}` : `${first}=not.is.null`;
      const changed = { [column]: (updates ? row : values)[column] };
      judge(`update ${cell}`, await write("PATCH", `${name}?${target}`, changed), updates);
    }

    const seen = await ask("GET", `/rest/v1/${name}?select=${String(key)}`);
    const shouldSee = await keysOf(name, key, reach(tables[name].select[rank]));
    const sees = Array.isArray(seen.body)
      ? seen.body
          .map((it: object) => key.map((part) => String(Reflect.get(it, part))).join(" "))
          .toSorted()
      : [];
    if (String(sees) !== String(shouldSee)) {
      faults.push(`${actor}: sees ${sees.length} ${name}, not ${shouldSee.length}`);
    }

    await backend.exclusive((db) => db.exec(unlock));
    const all = await keysOf(name, key, "true");
    const stay = await keysOf(name, key, `(${reach(tables[name].delete[rank])}) is not true`);
    await ask("DELETE", `/rest/v1/${name}?${first}=not.is.null`);
    const stayed = await keysOf(name, key, "true");
    if (String(stayed) !== String(stay)) {
      faults.push(`${actor}: leaves ${stayed.length} ${name}, not ${stay.length}`);
    }
    if (isAltered || unlock || stayed.length < all.length) {
      await resetScene(backend, person);
      isAltered = false;
    }
  }

  await resetScene(backend, person);
  return faults;
}

/** The arguments with which this person calls each function. */
export function examplesFor({ id }: Person) {
  return argumentsFor(id ?? OWNER, id ?? VISITORS_COMMENT);
}

/**
 * Calls every function, allowed or not, as this person. Leaves the scene unchanged.
 *
 * @returns where the results differ from the matrix, one sentence each
 */
export async function tryFunctions(backend: Backend, person: Person): Promise<string[]> {
  const { actor, call: ask } = person;
  const args = examplesFor(person);
  const faults: string[] = [];
  await resetScene(backend, person);
  for (const name of keysIn(functions)) {
    const outcome = answered(await ask("POST", `/rest/v1/rpc/${name}`, args[name]));
    faults.push(...faultsOf(actor, `call ${name}()`, outcome, functions[name].includes(actor)));
  }
  // By now everyone who may delete their account has done so.
  await resetScene(backend, person);
  return faults;
}

function faultsOf(actor: Actor, cell: string, outcome: Outcome, allowed: boolean): string[] {
  const expected = allowed ? "allowed" : "refused";
  return outcome === expected ? [] : [`${actor}: ${cell} is ${outcome}, not ${expected}`];
}

function answered({ status, body }: { status: number; body: unknown }): Outcome {
  if (isForbidden(body) || (Array.isArray(body) && body.length === 0)) return "refused";
  return status < 300 ? "allowed" : failed({ status, body });
}

/** Refused for a missing right, or because nobody may set the column, and for no other reason. */
function isForbidden(body: unknown): boolean {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : "";
  return code === "42501" || code === GENERATED_ALWAYS;
}

function failed({ status, body }: { status: number; body: unknown }): Outcome {
  return `failed: ${status} ${JSON.stringify(body)}`;
}
