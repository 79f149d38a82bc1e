import { Client, types, type QueryResult } from "pg";
import { parsers as sent } from "../../supabase/embedded/connection.ts";

type Result<Row> = { rows: Row[] };

/** What tests use of a database, with PGlite's method names. */
export type Database = {
  query: <Row>(sql: string, values?: unknown[]) => Promise<Result<Row>>;
  /** Any number of statements. */
  exec: (sql: string) => Promise<Result<Record<string, unknown>>[]>;
  transaction: <T>(work: (database: Transaction) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

const { INT8, DATE } = types.builtins;
const parsers: Record<number, (value: string) => unknown> = {
  ...sent,
  [INT8]: Number,
  [DATE]: (value) => value,
};

type Transaction = Pick<Database, "query" | "exec"> & { rollback: () => Promise<void> };

/** Opens one session, which returns the same values as PGlite for the same columns. */
export async function openDatabase(url: string): Promise<Database> {
  const client = new Client({
    connectionString: url,
    options: "-c search_path=public,extensions -c timezone=UTC",
    types: {
      getTypeParser: (...column: Parameters<typeof types.getTypeParser>) =>
        parsers[column[0]] ?? types.getTypeParser(...column),
    },
  });
  await client.connect();
  const database: Database = {
    query: async (sql, values = []): Promise<QueryResult> => client.query(sql, values),
    exec: async (sql) => {
      const results: QueryResult | QueryResult[] = await client.query(sql);
      return [results].flat();
    },
    transaction: async (work) => {
      await client.query("begin");
      try {
        const rollback = async () => void (await client.query("rollback"));
        const result = await work({ ...database, rollback });
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback");
        throw error;
      }
    },
    close: () => client.end(),
  };
  return database;
}
