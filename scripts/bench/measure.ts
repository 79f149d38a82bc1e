import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { demoOwner, demoReader } from "../../supabase/embedded/keys.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";
import { scansIn, type Scan } from "./plans.ts";
import type * as queries from "./queries.ts";
import type { Actor, Case } from "./queries.ts";

export type Measurement = {
  requests: number;
  rows: number;
  /** The scans, including those of statements inside functions. */
  scans: Scan[];
  /** CPU time of the statements, including planning, so that other load does not count. */
  milliseconds: number;
};
export type Measure = (testCase: Case) => Promise<Measurement>;

const accounts: Record<Actor, { email: string; password: string } | undefined> = {
  visitor: undefined,
  reader: demoReader,
  owner: demoOwner,
};

const emptyMeasurement = (): Measurement => ({ requests: 0, rows: 0, scans: [], milliseconds: 0 });

/**
 * Runs this process' requests on a seeded backend with auto_explain, so that Postgres logs the plan
 * of every statement, as EXPLAIN ANALYZE does. Rate limits are raised out of reach.
 *
 * @returns a function that runs a case twice: for its plans, and for its time
 */
export async function measuring(
  { db, fetch }: Pick<EmbeddedBackend, "db" | "fetch">,
  { signIn }: Pick<typeof queries, "signIn">,
): Promise<Measure> {
  await db.exec(`
    load 'auto_explain';
    set auto_explain.log_analyze = on;
    set auto_explain.log_timing = off;
    set auto_explain.log_format = json;
    set auto_explain.log_level = notice;
    set auto_explain.log_nested_statements = on;
    ${LIFT_RATE_LIMITS}
  `);
  let measured = emptyMeasurement();

  globalThis.fetch = async (input, init) => {
    const response = await fetch(new Request(input, init), { peerAddress: "127.0.0.1" });
    const text = await response.clone().text();
    const body: unknown = text ? JSON.parse(text) : [];
    measured.requests += 1;
    measured.rows += Array.isArray(body) ? body.length : 1;
    return response;
  };
  const query = db.query.bind(db);
  db.query = async <Row>(...[text, values, options]: Parameters<typeof query>) => {
    const before = process.cpuUsage();
    const results = await query<Row>(text, values, {
      ...options,
      onNotice: ({ message }) => void measured.scans.push(...scansIn(message)),
    });
    const { user, system } = process.cpuUsage(before);
    measured.milliseconds += (user + system) / 1000;
    return results;
  };
  async function run(testCase: Case, { isExplained }: { isExplained: boolean }) {
    await db.exec(`set auto_explain.log_min_duration = ${isExplained ? 0 : -1}`);
    measured = emptyMeasurement();
    await testCase.run();
    return measured;
  }

  let actor: Actor = "visitor";
  return async (testCase) => {
    // Signing in is not part of the case.
    await db.exec("set auto_explain.log_min_duration = -1");
    if (testCase.as !== actor) await signIn(accounts[testCase.as]);
    actor = testCase.as;
    const explained = await run(testCase, { isExplained: true });
    const { milliseconds } = await run(testCase, { isExplained: false });
    return { ...explained, milliseconds };
  };
}
