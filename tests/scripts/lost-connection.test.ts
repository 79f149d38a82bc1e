import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { hostedStore } from "../../scripts/backup/file-store.ts";
import { withDatabase } from "../../scripts/backup/open.ts";
import { exactTransaction, type Session } from "../../scripts/backup/session.ts";
import { asOwner } from "../../scripts/content/owner.ts";
import { UserError } from "../../scripts/lib/user-error.ts";
import { listenWith } from "../support/listen-with.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { listenLocally } from "../../scripts/lib/listen.ts";
import { root } from "../../scripts/lib/root.ts";

/** AuthenticationOk, and ReadyForQuery: https://www.postgresql.org/docs/17/protocol-message-formats.html */
const READY = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A server that accepts connections. @param onQuery what it does with the first query */
async function greeter(onQuery: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () => {
      socket.write(READY);
      socket.once("data", () => onQuery(socket));
    });
  });
  const port = await listenLocally(server);
  onTestFinished(() => void server.close());
  return `postgresql://postgres@127.0.0.1:${port}/postgres`;
}

test("a lost connection is a reported error, and does not crash the program", async () => {
  vi.stubEnv("DATABASE_URL", await greeter((socket) => socket.destroy()));
  await expect(withDatabase("backup", ({ session }) => session.query("select 1"))).rejects.toThrow(
    "Connection terminated unexpectedly",
  );
});

test("where a server refuses the password, the ways to mistype it in a URL are named", async () => {
  const fields = ["SFATAL", "C28P01", 'Mpassword authentication failed for user "u"', "", ""];
  const body = Buffer.from(fields.join("\0"));
  const server = createServer((socket) => {
    const head = Buffer.from([0x45, 0, 0, 0, body.length + 4]);
    socket.on("error", () => undefined).once("data", () => socket.end(Buffer.concat([head, body])));
  });
  const port = await listenLocally(server);
  onTestFinished(() => void server.close());
  vi.stubEnv("DATABASE_URL", ["postgresql://u:50%25off", `127.0.0.1:${port}/x`].join("@"));
  await expect(withDatabase("backup", async () => undefined)).rejects.toThrow(
    /failed for user "u"\. DATABASE_URL takes the database’s password.*% are written as/,
  );
});

test("a file that is cut off is reported like one that cannot be fetched", async () => {
  const { origin } = await listenWith((_request, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("x", () => response.destroy());
  });
  const reading = hostedStore(origin, undefined).read({ path: "a/640" });
  await expect(reading).rejects.toThrow(UserError);
  await expect(reading).rejects.toThrow("The file a/640 of the media library: other side closed");
});

const FILE = { path: "a/640", mime: "image/webp", cacheControl: "max-age=3600" };
const SIGNATURE = '{"statusCode":"403","error":"Unauthorized","message":"signature failed"}';

test.each([
  [
    502,
    `<html>\n${" <p>Bad gateway</p>\n".repeat(1000)}`,
    /: 502 <html> <p>Bad gateway.{270,300}$/,
  ],
  [503, "", /: 503$/],
  [401, '{"message":"Invalid API key"}', /: 401 .*Invalid API key"}; check SUPABASE_SECRET_KEY$/],
  [400, SIGNATURE, /: 400 .*signature failed"}; check SUPABASE_SECRET_KEY$/],
])("a file that is refused with %i is reported with the reason", async (status, body, says) => {
  const { origin } = await listenWith((request, response) => {
    request.resume();
    response.writeHead(status).end(body);
  });
  const store = hostedStore(origin, "sb_secret_1");
  await expect(store.write(lost, FILE, Buffer.of(1))).rejects.toThrow(says);
  await expect(store.read(FILE)).rejects.toThrow(`media library: ${status}`);
});

/** A connection that is lost within a transaction, and cannot even roll back. */
const lost: Session = {
  query: async (sql) => {
    if (/^set|rollback/.test(sql)) throw new Error(sql === "rollback" ? "not queryable" : "gone");
    return { rows: [{ claims: "{}" }] };
  },
};
const work = () => lost.query("set something");

test.each([
  ["a transaction", () => exactTransaction(lost, "read only", work)],
  ["the owner's work", () => asOwner(lost, work)],
])("the error of %s is reported, not that of its rollback", async (_what, run) => {
  await expect(run()).rejects.toThrow("gone");
});

test("an interrupted backup leaves no file behind", async () => {
  const folder = temporaryFolder();
  const script = path.join(root, "scripts/backup.ts");
  const asked = Promise.withResolvers<void>();
  const url = await greeter(() => asked.resolve());
  const child = spawn(process.execPath, [script, folder], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: "ignore",
  });
  await asked.promise;
  expect(fs.readdirSync(folder)).toEqual([expect.stringMatching(/^unfinished-/)]);
  child.kill("SIGINT");
  const [status]: (number | null)[] = await once(child, "close");
  expect(status).toBe(1);
  expect(fs.readdirSync(folder)).toEqual([]);
});
