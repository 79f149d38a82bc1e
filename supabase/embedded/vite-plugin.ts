import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type Connect, type Plugin, type PreviewServer, type ViteDevServer } from "vite";
import { isProjectUrl, secretKeyIn } from "../../scripts/doctor/keys.ts";
import { storeTranslations } from "../../scripts/words/database-words.ts";
import { mainLanguage } from "../../scripts/words/site-languages.ts";
import { startEmbedded, type EmbeddedBackend } from "./backend.ts";
import { callBuildHook } from "./build-hook.ts";
import { readCalendars } from "./calendars.ts";
import { configuredDataDir } from "./data-dir.ts";
import { demoOwner, publishableKey } from "./keys.ts";
import { settingsOf } from "../../scripts/lib/load-settings.ts";
import { deliverOutbox } from "./outbox.ts";
import { repeat } from "./repeat.ts";
import { isApiPath } from "./requests.ts";
import { UserError } from "../../scripts/lib/user-error.ts";

/*
 * Which backend the site talks to:
 *
 *                              dev and preview server   build
 *   mode "embedded"            embedded backend         for its own origin, so that
 *                                                       `vite preview` can serve the backend
 *   VITE_SUPABASE_URL unset    embedded backend         fails, see requireBackend
 *   VITE_SUPABASE_URL set      that project             that project
 *
 * The browser code sees an empty VITE_SUPABASE_URL when the backend is at its own origin.
 */
export const EMBEDDED = "embedded";

/** The polling intervals for builds, emails and calendars that are due, in milliseconds. */
const BUILD_INTERVAL = 10_000;
const MAIL_INTERVAL = 2_000;
const CALENDAR_INTERVAL = 60_000;

const ownOrigin = {
  "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(""),
  "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(publishableKey),
};

/** The sample site demonstrates /pay; a published site shows the accounts that its owner has configured. */
const sampleRate = {
  "import.meta.env.VITE_RATE_URL": JSON.stringify("https://mempool.space/api/v1/prices"),
};

/**
 * In this mode the site is for trials and tests. The settings of the owner's real site do not apply, or a test would
 * write to the real inbox.
 */
const embeddedMode = { define: { ...ownOrigin, ...sampleRate }, envPrefix: "NO_SETTING_REACHES_" };

/**
 * Serves the embedded Supabase from the dev and the preview server, according to the table above. Its data is
 * in `supabase/.temp/data`, or in the directory EMBEDDED_DATA_DIR. Every email is appended to the file
 * EMBEDDED_MAIL_FILE, if it is set, as a line of JSON.
 */
export function embeddedSupabase(): Plugin {
  let enabled = false;
  let backend: EmbeddedBackend | undefined;
  let stopWatching: (() => Promise<void>) | undefined;
  const close = async () => {
    await stopWatching?.();
    await backend?.close();
  };

  const serve = async (server: ViteDevServer | PreviewServer) => {
    if (!enabled) return;
    const { root, logger } = server.config;
    const warn = (message: string) => (error: unknown) =>
      logger.warn(`${message}: ${String(error)}`, { timestamp: true });
    const dataDir = configuredDataDir(root);
    const running = await startEmbedded({
      dataDir,
      supabaseDir: path.join(root, "supabase"),
      print: (line) => logger.info(line, { timestamp: true }),
      mailFile: process.env["EMBEDDED_MAIL_FILE"],
    });
    backend = running;
    await running
      .exclusive((db) => storeTranslations((sql, values) => db.query(sql, values), mainLanguage))
      .catch(warn("Emails are in English"));
    await stopWatching?.();
    const stops = [
      repeat(() => callBuildHook(running), BUILD_INTERVAL, warn("The build hook was not called")),
      repeat(
        () => deliverOutbox(running, running.siteUrl),
        MAIL_INTERVAL,
        warn("Emails were not delivered"),
      ),
      repeat(() => readCalendars(running), CALENDAR_INTERVAL, warn("Calendars were not read")),
    ];
    stopWatching = async () => {
      await Promise.all(stops.map((stop) => stop()));
    };

    server.middlewares.use(apiMiddleware(running, () => siteUrl(server)));

    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      logger.info(greeting(siteUrl(server), dataDir));
    };
  };

  return {
    name: "embedded-supabase",
    apply: "serve",
    config: (config, { mode }) => {
      const isMode = mode === EMBEDDED;
      enabled =
        !process.env["VITEST"] &&
        (isMode || !settingsOf(config, mode, "VITE_SUPABASE_")["VITE_SUPABASE_URL"]);
      if (isMode) return embeddedMode;
      if (!enabled) return {};
      const { VITE_RATE_URL } = settingsOf(config, mode, "VITE_RATE_URL");
      return { define: { ...ownOrigin, ...(VITE_RATE_URL ? {} : sampleRate) } };
    },
    configureServer: serve,
    configurePreviewServer: serve,
    // A restart after a config change calls `serve` again, which gets the running backend.
    closeServer: async ({ reason }) => {
      if (reason === "close") await close();
    },
    closePreviewServer: close,
  };
}

/** Fails a build without a backend, whose site would show nothing but errors, and one with a secret key. */
export function requireBackend(): Plugin {
  return {
    name: "require-backend",
    apply: "build",
    config: (config, { mode }) => {
      if (mode === EMBEDDED) return embeddedMode;
      const all = settingsOf(config, mode, "VITE_");
      const secret = Object.entries(all).find(([, value]) => secretKeyIn(value));
      if (secret) {
        throw new UserError(
          `${secret[0]} is a secret key, which opens everything, and what begins with VITE_ is published. ` +
            "Put the project's publishable key there.",
        );
      }
      const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = all;
      if (!VITE_SUPABASE_URL || !VITE_SUPABASE_ANON_KEY) {
        throw new UserError(
          "A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY of your Supabase " +
            "project, in the environment or in .env.",
        );
      }
      if (!isProjectUrl(VITE_SUPABASE_URL)) {
        throw new UserError(
          "VITE_SUPABASE_URL must be the address of your Supabase project, such as " +
            `https://abc.supabase.co; it is “${VITE_SUPABASE_URL}”.`,
        );
      }
      return undefined;
    },
  };
}

function apiMiddleware(
  backend: EmbeddedBackend,
  siteUrl: () => string,
): Connect.NextHandleFunction {
  const listener = getRequestListener(
    (request, { incoming }) => {
      backend.siteUrl = siteUrl();
      return backend.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? null });
    },
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    const pathname = (request.url ?? "").split("?", 1)[0] ?? "";
    if (isApiPath(pathname)) listener(request, response).catch(next);
    else next();
  };
}

/** The URL that the server actually listens on, as the port is only known then. */
function siteUrl(server: ViteDevServer | PreviewServer): string {
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const [url = "http://localhost:5173"] = [...local, ...network];
  return url.replace(/\/$/, "");
}

function greeting(site: string, dataDir: string): string {
  return [
    "",
    "  Embedded Supabase",
    `  Site         ${site}`,
    `  API          ${new URL(site).origin}/rest/v1, /auth/v1 and /storage/v1`,
    `  Public key   ${publishableKey}`,
    `  Demo owner   ${demoOwner.email} / ${demoOwner.password}`,
    `  Data         ${dataDir}`,
    "",
  ].join("\n");
}
