import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { actAsBrowser } from "./app.ts";
import { explaining, type Call } from "./database-time.ts";
import type { Statement } from "./plans.ts";
import type * as queries from "./queries.ts";
import type { Actor, Case } from "./queries.ts";

type Queries = Pick<typeof queries, "casesOf" | "signIn">;
export type Measured = {
  requests: number;
  rows: number;
  statements: Statement[];
  /** What led to the statements, for another database to run. */
  calls: Call[];
  /** Database time of the quickest run after the first. */
  milliseconds: number;
};
export type Measure = (one: Case, repeats?: number) => Promise<Measured>;

const accounts: Record<Actor, { email: string; password: string } | undefined> = {
  visitor: undefined,
  reader: { email: "ada@example.com", password: "portfolio-reader" },
  owner: demoOwner,
};

/**
 * Prepares a seeded backend and this process for measuring: nobody is signed in and rate limits,
 * though asked for as always, are out of reach.
 *
 * @returns what measures a case, and the account of the reader
 */
export async function measuring(
  backend: Pick<EmbeddedBackend, "fetch" | "siteUrl" | "db" | "exclusive">,
  { signIn }: Queries,
): Promise<{ measure: Measure; readerId: string }> {
  await backend.exclusive((db) =>
    db.exec(
      "update private.rate_limits set per_client = 1000000, per_network = 1000000, visitors_total = 5000000, accounts_total = 5000000",
    ),
  );
  const traffic = actAsBrowser(backend);
  const explain = await explaining(backend);
  const readerId = await signIn(accounts.reader);
  const rounds = new Map<string, number>();
  let who: Actor = "reader";

  async function measure(one: Case, repeats = 2): Promise<Measured> {
    if (one.as !== who) await signIn(accounts[one.as]);
    who = one.as;
    const key = `${one.of} ${one.what}`;
    const run = () => {
      const round = (rounds.get(key) ?? 0) + 1;
      rounds.set(key, round);
      return one.run(round);
    };
    traffic();
    const { statements, calls } = await explain(run);
    const { requests, rows } = traffic();
    const times: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      times.push((await explain(run, { plans: false })).milliseconds);
    }
    return { requests, rows, statements, calls, milliseconds: Math.min(...times) };
  }
  return { measure, readerId };
}
