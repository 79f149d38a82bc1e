import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Client, Pool } from "pg";
import { localJwtSecret } from "../../supabase/embedded/keys.ts";
import { seedFiles, sqlFiles } from "../../supabase/embedded/migrate.ts";
import { makeSamplePosts } from "../../supabase/embedded/sample-posts.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

/**
 * Creates a database on a plain PostgreSQL server, with the migrations applied as on a hosted project.
 *
 * @param server address of a database whose user is a superuser
 * @param options.defaultPrivileges whether the API roles get rights on new tables by default, as on
 *   hosted projects
 * @param options.isSuperuser false runs the migrations, and every query of the pool, as a role with
 *   only the rights of `postgres` on hosted projects, where another role owns Auth's tables
 * @param options.database its name, made up by default
 */
export async function makeDatabase(
  server: string,
  options: { defaultPrivileges?: boolean; isSuperuser?: boolean; database?: string } = {},
): Promise<{ pool: Pool; drop: () => Promise<void> }> {
  const { defaultPrivileges = true, isSuperuser = true } = options;
  const name =
    options.database ??
    `site_test_${process.pid}_${defaultPrivileges ? "open" : "closed"}_${isSuperuser ? "super" : "plain"}`;
  const role = isSuperuser ? null : { name, password: randomUUID() };
  if (role) {
    await onServer(
      server,
      `create role ${role.name} login createdb createrole bypassrls password '${role.password}'`,
    );
  }
  await onServer(server, `create database ${name} ${role ? `owner ${role.name}` : ""}`);
  const url = new URL(server);
  url.pathname = name;
  const own = new URL(url);
  if (role) Object.assign(own, { username: role.name, password: role.password });
  const pool = new Pool({
    connectionString: own.href,
    max: 20,
    options: "-c search_path=public,extensions",
  });
  const drop = async () => {
    // The server may terminate a connection that is just being closed.
    pool.on("error", () => {});
    await pool.end();
    // With force, because workers of extensions may be connected.
    await onServer(server, `drop database ${name} with (force)`);
    if (role) await onServer(server, `drop role ${role.name}`);
  };

  const setUp = [read("tests/db/plain-postgres.sql"), read("supabase/embedded/hosted.sql")];
  if (!defaultPrivileges) setUp.push(NOTHING_BY_DEFAULT);
  if (role) setUp.push(rightsOfProject(role.name));
  try {
    for (const sql of setUp) await onServer(url.href, sql);
    for (const file of sqlFiles(path.join(root, "supabase/migrations")))
      await pool.query(fs.readFileSync(file, "utf8"));
  } catch (error) {
    await drop();
    throw error;
  }
  return { pool, drop };
}

/** Hosted projects grant the API roles rights on every new table or, if created that way, none. */
export const NOTHING_BY_DEFAULT = ["tables", "functions", "sequences"]
  .map(
    (objects) =>
      `alter default privileges in schema public revoke all on ${objects} from anon, authenticated, service_role;`,
  )
  .join("");

/** The rights of `postgres` on a hosted project, where it is not a superuser and does not own Auth's tables. */
const rightsOfProject = (role: string) => `
  grant anon, authenticated, service_role to ${role};
  grant all on schema extensions to ${role};
  grant usage on schema auth to ${role};
  grant all on all tables in schema auth to ${role};
  alter default privileges for role ${role} in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role ${role} in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role ${role} in schema public
    grant all on sequences to anon, authenticated, service_role;
  grant usage on schema storage to ${role};
  grant all on all tables in schema storage to ${role};
  -- Hosted projects let it make policies for this table without owning it.
  grant create on schema storage to ${role};
  alter table storage.objects owner to ${role};
  revoke create on schema storage from ${role};
  alter table auth.users enable row level security;
  alter table auth.identities enable row level security;
  alter table auth.mfa_factors enable row level security;
  do $$ begin
    -- No role but a superuser may make it.
    if exists (select from pg_available_extensions where name = 'pgtap') then
      create extension pgtap with schema extensions;
    end if;
  end $$;
`;

/** Fills the database with the seed, in one transaction. */
export async function seedDatabase(pool: Pool): Promise<void> {
  const supabaseDir = path.join(root, "supabase");
  await makeSamplePosts(supabaseDir);
  const seed = seedFiles(supabaseDir).map((file) => fs.readFileSync(file, "utf8"));
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
