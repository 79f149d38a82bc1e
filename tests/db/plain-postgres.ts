import fs from "node:fs";
import path from "node:path";
import { Client, Pool } from "pg";
import { localJwtSecret } from "../../supabase/embedded/keys.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const sqlIn = (directory: string) =>
  fs
    .readdirSync(path.join(root, directory))
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => read(path.join(directory, name)));

/**
 * Makes a database on a plain PostgreSQL, with the migrations as on a hosted project.
 *
 * @param server address of a database whose user may create databases and roles
 * @param options.defaultPrivileges whether new tables are open to the API roles, as on hosted
 *   projects, before a migration says otherwise
 */
export async function makeDatabase(
  server: string,
  { defaultPrivileges }: { defaultPrivileges: boolean },
): Promise<{ pool: Pool; drop: () => Promise<void> }> {
  const name = `site_test_${process.pid}_${defaultPrivileges ? "open" : "closed"}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const pool = new Pool({
    connectionString: url.href,
    max: 20,
    options: "-c search_path=public,extensions",
  });

  const setUp = [read("tests/db/plain-postgres.sql"), read("supabase/embedded/hosted.sql")];
  if (!defaultPrivileges) {
    setUp.push(
      ...["tables", "functions", "sequences"].map(
        (objects) =>
          `alter default privileges in schema public revoke all on ${objects} from anon, authenticated`,
      ),
    );
  }
  const drop = async () => {
    await pool.end();
    await onServer(server, `drop database ${name}`);
  };
  try {
    for (const sql of [...setUp, ...sqlIn("supabase/migrations")]) await pool.query(sql);
  } catch (error) {
    await drop();
    throw error;
  }
  return { pool, drop };
}

/** Fills the database with the seed, in one transaction. */
export async function seedDatabase(pool: Pool): Promise<void> {
  const seed = [read("supabase/seed.sql"), ...sqlIn("supabase/seed")];
  const isLocal = `set local app.settings.jwt_secret = '${localJwtSecret}'`;
  await pool.query(["begin", isLocal, ...seed, "commit"].join(";\n"));
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
