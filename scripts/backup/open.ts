import { Client } from "pg";
import { startEmbedded } from "../../supabase/embedded/backend.ts";
import { connect } from "../../supabase/embedded/connection.ts";
import { configuredDataDir, isDatabase } from "../../supabase/embedded/data-dir.ts";
import { openFiles } from "../../supabase/embedded/files.ts";
import { loadSettings } from "../lib/load-settings.ts";
import { acquireLock } from "../../supabase/embedded/lock.ts";
import { hasCode } from "../lib/has-code.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { root } from "../lib/root.ts";
import { embeddedStore, hostedStore, type FileStore } from "./file-store.ts";
import type { Session } from "./session.ts";

/** In megabytes. Small, because a script reads everything only once, and needs memory besides the database. */
const BUFFERS = 32;

type Purpose = "backup" | "content" | "restore";

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]", ""]);

/** A project's direct host has only an IPv6 address; many networks support only IPv4. */
const DIRECT_HOST = /^db\.\w+\.supabase\.co$/;
const POOLER_HINT = ". Without IPv6, take the connection string of the project’s session pooler.";

/** PostgreSQL's code for it. */
const WRONG_PASSWORD = "28P01";
const ENCODED = "In a password, # / ? and % are written as %23, %2F, %3F and %25.";
const NO_URL = `DATABASE_URL is not a connection string like postgresql://user@host/name. ${ENCODED}`;
const PASSWORD_HINT = `DATABASE_URL takes the database’s password, without brackets, and not your account’s. ${ENCODED}`;

export type OpenDatabase = {
  session: Session;
  store: FileStore;
  /** The origin of public files in texts' URLs: empty if they are on the site's own origin. */
  filesUrl: string;
  /** Describes the database in messages, without its password. */
  name: string;
  close: () => Promise<void>;
};

/**
 * Opens the database in DATABASE_URL, or else the embedded one, runs work on it, and closes it.
 *
 * @param purpose only "restore" creates and migrates an embedded database; the others use it as it is
 * @throws {UserError} if it is unclear which database is meant, or another process uses it
 */
export async function withDatabase<T>(
  purpose: Purpose,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await open(purpose);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function open(purpose: Purpose): Promise<OpenDatabase> {
  // A pasted value may end with a line break.
  const url = process.env["DATABASE_URL"]?.trim();
  if (url) return openServer(url);

  // The owner of a hosted site who forgets the variable would save the wrong database, and notice
  // it only when the backup is needed.
  const hosted = hostedUrl();
  if (hosted && !process.env["EMBEDDED_DATA_DIR"]) {
    throw new UserError(
      `This site's backend is ${hosted}: set DATABASE_URL to the connection string of its ` +
        "database, or EMBEDDED_DATA_DIR if you mean an embedded one.",
    );
  }
  const dataDir = configuredDataDir(root);
  return purpose === "restore" ? startEmpty(dataDir) : openEmbedded(dataDir);
}

/** The Supabase project that the site is built for. */
function hostedUrl(): string | undefined {
  return loadSettings("production", root, "VITE_SUPABASE_")["VITE_SUPABASE_URL"];
}

async function openServer(url: string): Promise<OpenDatabase> {
  const { hostname, pathname, searchParams } = parseUrl(url);
  if (!LOCAL_HOSTS.has(hostname) && !searchParams.has("sslmode")) {
    throw new UserError(
      `The connection to ${hostname} would not be encrypted: add ` +
        "?sslmode=verify-full&sslrootcert=… with the certificate from the project's database " +
        "settings to DATABASE_URL.",
    );
  }
  const client = clientOf(url);
  // The pending query rejects as well, and reports the error; without a listener, this would end the program.
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => {
    const reason = `The database at ${hostname} cannot be reached: ${sentenceOf(error)}`;
    if (hasCode(error, WRONG_PASSWORD)) throw new UserError(`${reason}. ${PASSWORD_HINT}`);
    throw new UserError(reason + (DIRECT_HOST.test(hostname) ? POOLER_HINT : ""));
  });
  return {
    session: client,
    store: hostedStore(hostedUrl(), process.env["SUPABASE_SECRET_KEY"]),
    filesUrl: (hostedUrl() ?? "").replace(/\/$/, ""),
    name: `${pathname.slice(1)} at ${hostname}`,
    close: () => client.end(),
  };
}

function parseUrl(url: string): URL {
  const parsed = URL.parse(url);
  if (parsed && /^postgres(?:ql)?:$/.test(parsed.protocol)) return parsed;
  throw new UserError(NO_URL);
}

function clientOf(url: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  } catch (error) {
    if (error instanceof URIError) throw new UserError(NO_URL);
    throw error;
  }
}

/** Without migrating: a backup before an update must not apply the update's migrations. */
async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = acquireLock(dataDir);
  try {
    if (!isDatabase(dataDir)) throw new UserError(`There is no embedded database at ${dataDir}.`);
    const { connection } = await connect({ dataDir, buffers: BUFFERS });
    const close = () => connection.close().finally(release);
    const store = embeddedStore(openFiles(dataDir));
    return { session: connection.driver, store, filesUrl: "", name: dataDir, close };
  } catch (error) {
    release();
    throw error;
  }
}

async function startEmpty(dataDir: string): Promise<OpenDatabase> {
  const backend = await startEmbedded({ dataDir, seed: false });
  const store = embeddedStore(backend.files);
  return { session: backend.db, store, filesUrl: "", name: dataDir, close: backend.close };
}
