/**
 * Hosts that run here. Those that are not installed are fetched into node_modules/.cache, without administrator
 * rights: Caddy and nginx from the packages of Debian or Ubuntu, the others from npm. They are not dependencies of the
 * project, since they are larger than all others together, and only this test needs them.
 */
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { findFreePort } from "../../../e2e/environment.ts";
import type { Answer, Ask } from "./rules.ts";

const CACHE = path.resolve("node_modules/.cache/hosts");
/** The paths of the hosts' programs, which are fetched if they are missing. Throws if that fails. */
export const programs = {
  Caddy: () => program("caddy"),
  nginx: () => program("nginx", "nginx-common"),
  Cloudflare: () => ofNpm("wrangler@4.164.0", "bin/wrangler.js"),
  "Netlify’s command": () => ofNpm("netlify-cli@27.10.2", "bin/run.js"),
  serve: () => ofNpm("serve@14.2.7", "build/main.js"),
};

export type Server = { ask: Ask; close: () => Promise<void> };

/** A block of code in docs/deploy/own-server.md. */
function documented(language: string): string {
  const text = fs.readFileSync("docs/deploy/own-server.md", "utf8");
  const [, code = ""] = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "m").exec(text) ?? [];
  return code;
}

/** Path of a program: an installed one, or one from these system packages, the first of which has its name. */
function program(...packages: [string, ...string[]]): string {
  const [name] = packages;
  const directories = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin"];
  const unpacked = path.join(CACHE, name);
  const places = [...directories, `${unpacked}/usr/bin`, `${unpacked}/usr/sbin`];
  const find = () => places.map((one) => path.join(one, name)).find((file) => fs.existsSync(file));
  const found = find();
  if (found) return found;
  fs.mkdirSync(unpacked, { recursive: true });
  execFileSync("apt-get", ["download", ...packages], { cwd: unpacked, stdio: "inherit" });
  for (const file of fs.readdirSync(unpacked).filter((one) => one.endsWith(".deb")))
    execFileSync("dpkg-deb", ["--extract", path.join(unpacked, file), unpacked]);
  const installed = find();
  if (!installed) throw new Error(`${name} is in no package of this system.`);
  return installed;
}

/** Path of a script in an npm package. */
function ofNpm(wanted: string, script: string): string {
  const [name = ""] = wanted.split("@");
  const prefix = path.join(CACHE, name);
  const file = path.join(prefix, "node_modules", name, script);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(prefix, { recursive: true });
    const how = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", prefix];
    execFileSync("npm", ["install", ...how, wanted], { stdio: "inherit" });
  }
  return file;
}

/** Starts a server, and waits until it responds. */
async function start(
  command: string,
  args: string[],
  port: number,
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Server> {
  const server = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => void server.once("close", () => resolve()));
  for (let isUp = false; !isUp;) {
    if (server.exitCode !== null) throw new Error(`${command} did not start: ${said}`);
    isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
  }
  return {
    ask: (pathname, headers = {}) => ask(origin + pathname, headers),
    close: async () => {
      server.kill();
      await ended;
    },
  };
}

async function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, { headers, redirect: "manual" });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
}

/** Feeds of a former site were at the root of the host, which a site under a path does not have. */
const FORMER_FEEDS = /^  # Feed readers of a former site.*\n(?:  .*\n)+\n/m;

/** The configuration of docs/deploy/own-server.md for Caddy; under a path as described there. */
export async function caddy(directory: string, base: string, work: string): Promise<Server> {
  const port = await findFreePort();
  const folder = base.slice(0, -1);
  const config = documented("caddyfile")
    .replace(folder ? FORMER_FEEDS : "", "")
    .replace("your.site {", `{\n  admin off\n  auto_https off\n}\nhttp://127.0.0.1:${port} {`)
    .replace(
      "  root * /srv/current",
      folder
        ? `  redir ${folder} ${base}\n  handle_path ${base}* {\n  root * ${directory}`
        : `  root * ${directory}`,
    );
  const file = path.join(work, "Caddyfile");
  fs.writeFileSync(file, folder ? `${config}}\n` : config);
  const env = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
  return start(programs.Caddy(), ["run", "--adapter", "caddyfile", "--config", file], port, {
    env,
  });
}

/** The configuration of docs/deploy/own-server.md for nginx; under a path as described there. */
export async function nginx(directory: string, base: string, work: string): Promise<Server> {
  const port = await findFreePort();
  const folder = base.slice(0, -1);
  const www = path.join(work, "www");
  fs.mkdirSync(path.join(www, path.dirname(folder || "/x")), { recursive: true });
  if (folder) fs.symlinkSync(directory, path.join(www, folder));
  const server = documented("nginx")
    .replace(folder ? FORMER_FEEDS : "", "")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("root /srv/current;", `root ${folder ? www : directory};`)
    .replace("location / {", `location ${base} {`)
    .replace("^(/[a-z0-9-]+)?/blog/", `^${base.slice(0, -1)}(/[a-z0-9-]+)?/blog/`)
    .replace("location /assets/", `location ${base}assets/`)
    .replace("error_page 404 /app.html", `error_page 404 ${base}app.html`)
    .replace("error_page 404 /assets/", `error_page 404 ${base}assets/`);
  const binary = programs.nginx();
  const types = [path.join(CACHE, "nginx/etc/nginx/mime.types"), "/etc/nginx/mime.types"].find(
    (file) => fs.existsSync(file),
  );
  const file = path.join(work, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  fs.writeFileSync(
    file,
    `daemon off; pid ${work}/nginx.pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { include "${types}"; access_log off; ${temporary.join(" ")}
${server}}`,
  );
  return start(binary, ["-e", "stderr", "-p", work, "-c", file], port);
}

/** Cloudflare's own runtime with wrangler.jsonc. */
export async function cloudflare(directory: string, _base: string, work: string): Promise<Server> {
  const config = fs.readFileSync("wrangler.jsonc", "utf8").replace("./dist", directory);
  fs.writeFileSync(path.join(work, "wrangler.jsonc"), config);
  const port = await findFreePort();
  const inspector = await findFreePort();
  const ports = ["--port", String(port), "--inspector-port", String(inspector)];
  const command = [programs.Cloudflare(), "dev", "--ip", "127.0.0.1", ...ports];
  const env = { ...process.env, HOME: work, WRANGLER_SEND_METRICS: "false", CI: "true" };
  return start(process.execPath, command, port, { cwd: work, env });
}

/** Netlify's own server with netlify.toml, without edge functions, which it would fetch and the site does not use. */
export async function netlifyCommand(
  directory: string,
  _base: string,
  work: string,
): Promise<Server> {
  fs.copyFileSync("netlify.toml", path.join(work, "netlify.toml"));
  const port = await findFreePort();
  const alone = ["--offline", "--internal-disable-edge-functions", "--no-open", "--skip-gitignore"];
  const site = ["--dir", directory, "--framework", "#static", "--port", String(port)];
  const env = { ...process.env, HOME: work, CI: "true" };
  const command = [programs["Netlify’s command"](), "dev", ...site, ...alone];
  return start(process.execPath, command, port, { cwd: work, env });
}

/** A server without any rules. */
export async function serve(directory: string): Promise<Server> {
  const port = await findFreePort();
  const command = [programs.serve(), "--listen", `tcp://127.0.0.1:${port}`, directory];
  return start(process.execPath, command, port);
}
