import fs from "node:fs";
import path from "node:path";
import type { Extensions, PGlite } from "@electric-sql/pglite";
import { App, setExperimental } from "@supabase/lite";
import { connect } from "./connection.ts";
import { ensureDatabase } from "./data-dir.ts";
import { openFiles, type Files } from "./files.ts";
import { jwtSecret, publishableKey } from "./keys.ts";
import { acquireLock } from "./lock.ts";
import { createMailbox, type Mail, type OutboxMail } from "./mail.ts";
import { handleWithCodes, redirectUrl } from "./mail-codes.ts";
import { handleFunctionRequest } from "./functions.ts";
import { migrate, seedOnce } from "./migrate.ts";
import { writeSampleFiles } from "./sample-files.ts";
import {
  createQueue,
  isApiPath,
  isReading,
  readRequest,
  rejectLoneSurrogates,
} from "./requests.ts";
import { handleResend } from "./resend-confirmation.ts";
import { createStorageAdapter } from "./storage.ts";

export type EmbeddedOptions = {
  /** Directory of the data; without one the database is in memory. */
  dataDir?: string;
  /** Directory of `migrations/`, `seed.sql` and `seed/`; this project's `supabase/` by default. */
  supabaseDir?: string;
  /** Whether to seed a new database; true by default. */
  seed?: boolean;
  /** Postgres extensions to load besides pg_trgm and pgcrypto. */
  extensions?: Extensions;
  /** A database dump to start from; in memory only. */
  template?: Blob;
  /** Called with one line per email or warning. */
  print?: (line: string) => void;
  /** File to which each email is appended as a line of JSON. */
  mailFile?: string | undefined;
};

export type EmbeddedBackend = AsyncDisposable & {
  /**
   * Handles one API request. Requests are handled strictly one after another. `peerAddress` is the
   * IP address of the client's socket, null if there is none.
   */
  fetch: (request: Request, from: { peerAddress: string | null }) => Promise<Response>;
  /** The database itself, as superuser. Use `exclusive` while requests may be running. */
  db: PGlite;
  files: Files;
  /** Runs work on the database while no request is being handled. */
  exclusive: <T>(work: (db: PGlite) => Promise<T>) => Promise<T>;
  emails: Mail[];
  /** Delivers an email to `emails`, the terminal, and the mail file. */
  deliver: (mail: OutboxMail) => void;
  /** The site's URL for links in emails, without a trailing slash. */
  siteUrl: string;
  /** Handles the queued requests, closes the database and releases its lock. */
  close: () => Promise<void>;
};

declare global {
  // `var` is the only declaration that reaches globalThis.
  var embeddedBackends: Map<string, Promise<EmbeddedBackend>> | undefined;
}

/**
 * Starts the embedded Supabase: Auth, REST and Storage API on a Postgres in this process, migrated
 * and seeded. There is one per data directory and process, so a config reload gets the running one.
 *
 * @throws Error when another process uses the data directory, or a migration or the seed fails
 */
export function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  if (options.dataDir === undefined) return start(options);
  const dataDir = path.resolve(options.dataDir);
  const running = (globalThis.embeddedBackends ??= new Map());
  const existing = running.get(dataDir);
  if (existing) return existing;

  const backend = startLocked(dataDir, options, () => running.delete(dataDir));
  running.set(dataDir, backend);
  backend.catch(() => running.delete(dataDir));
  return backend;
}

async function startLocked(
  dataDir: string,
  options: EmbeddedOptions,
  forget: () => void,
): Promise<EmbeddedBackend> {
  const release = acquireLock(dataDir);
  try {
    await ensureDatabase(dataDir);
    const backend = await start({ ...options, dataDir });
    const closeDatabase = backend.close;
    let closing: Promise<void> | undefined;
    const stopListening = closeOnSignal(() => backend.close());
    backend.close = () =>
      (closing ??= closeDatabase().finally(() => {
        stopListening();
        forget();
        release();
      }));
    return backend;
  } catch (error) {
    release();
    throw error;
  }
}

/** Makes Ctrl-C and `kill` close the database before the process ends as usual. */
function closeOnSignal(close: () => Promise<void>): () => void {
  const signals = ["SIGINT", "SIGTERM"] as const;
  const onSignal = (signal: NodeJS.Signals) => {
    void close().finally(() => process.kill(process.pid, signal));
  };
  for (const signal of signals) process.once(signal, onSignal);
  return () => signals.forEach((signal) => process.off(signal, onSignal));
}

async function start(options: EmbeddedOptions): Promise<EmbeddedBackend> {
  const { print = () => {}, supabaseDir = path.resolve(import.meta.dirname, "..") } = options;
  const { connection, setRequestHeaders } = await connect(options);
  const db = connection.driver;
  let returnTo = "";
  const {
    driver: email,
    deliver,
    emails,
  } = createMailbox({
    print,
    file: options.mailFile,
    returnTo: () => returnTo,
    siteUrl: () => backend.siteUrl,
  });
  // No `secret_key`: nobody needs to be service_role over HTTP.
  const auth = {
    enabled: true,
    site_url: "http://localhost:5173",
    publishable_key: publishableKey,
    jwt_secret: jwtSecret,
    email: { enable_confirmations: true },
  };
  // Lite marks its Storage as experimental; tests/contract/storage.test.ts covers what is used of it.
  setExperimental("storage", true);
  const app = new App({
    connection,
    auth,
    storage: { enabled: true },
    api: { schemas: ["public"], max_rows: 1000 },
    // Otherwise a request without a key would run as service_role.
    options: { server: { admin: false }, drivers: { email } },
  });

  const files = openFiles(options.dataDir);
  // Despite its name, this is how lite expects to be given one.
  Object.assign(app, { _storageAdapter: createStorageAdapter(db, files) });

  try {
    await app.ensureSystemSchema();
    await db.exec(fs.readFileSync(path.join(import.meta.dirname, "hosted.sql"), "utf8"));
    (await migrate(db, supabaseDir)).forEach(print);
    if (options.seed ?? true) {
      await seedOnce(db, files, supabaseDir);
      if (options.template) await writeSampleFiles(files, supabaseDir);
    }
  } catch (error) {
    await connection.close();
    throw error;
  }

  const queue = createQueue();
  const backend: EmbeddedBackend = {
    db,
    files,
    emails,
    deliver,
    siteUrl: auth.site_url,
    fetch: async (request, { peerAddress }) => {
      if (!isApiPath(new URL(request.url).pathname)) return new Response(null, { status: 404 });
      const ready = await readRequest(request, peerAddress);
      const functionResponse = await handleFunctionRequest(ready, backend);
      if (functionResponse) return functionResponse;
      const refusal = await rejectLoneSurrogates(ready);
      if (refusal) return refusal;
      const runInTurn = isReading(ready) ? queue.read : queue.write;
      return runInTurn(() => {
        setRequestHeaders(ready.headers);
        app.config.auth.site_url = backend.siteUrl;
        returnTo = redirectUrl(ready, backend.siteUrl);
        const passToLite = async () => app.fetch(ready, { peerAddress });
        return handleWithCodes(db, ready, () =>
          handleResend(db, ready, passToLite, email, backend.siteUrl),
        );
      });
    },
    exclusive: (work) => queue.write(() => work(db)),
    close: async () => {
      await queue.read(() => Promise.resolve());
      await queue.write(() => connection.close());
    },
    [Symbol.asyncDispose]: () => backend.close(),
  };
  return backend;
}
