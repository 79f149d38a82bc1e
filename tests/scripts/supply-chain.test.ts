import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { productionPackages, thirdPartyLicenses } from "../../scripts/licenses.ts";
import { root } from "../../scripts/lib/root.ts";
import { projectFiles } from "../support/project-files.ts";
import { isSecretFile, secretsIn } from "../support/secrets.ts";
import { words } from "../support/words.ts";

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

type Versions = Record<string, string>;
const manifest: {
  dependencies: Versions;
  devDependencies: Versions;
  optionalDependencies: Versions;
  allowScripts?: Versions;
} = JSON.parse(read("package.json"));

type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string[];
  bin?: Record<string, string>;
};
const lock: { packages: Record<string, Locked> } = JSON.parse(read("package-lock.json"));

/** Licences that allow publishing and selling the site as long as it includes their notices. */
const ALLOWED = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "OFL-1.1",
  "Unlicense",
  // Requires publishing changes to its own files, which nobody makes here.
  "EPL-2.0",
]);

/** Strings that look like secrets but are not, and why. */
const NO_SECRETS: { file: string; holds: string; because: string }[] = [
  {
    file: "supabase/embedded/keys.ts",
    holds: "embedded-backend-local-development-jwt-secret-not-for-production",
    because: "signs tokens of the embedded backend, which listens on the developer's machine alone",
  },
  {
    file: "supabase/embedded/keys.ts",
    holds: "super-secret-jwt-token-with-at-least-32-characters-long",
    because: "is the Supabase CLI's for every local database, which the seed knows by it",
  },
  {
    file: "tests/embedded/api.test.ts",
    holds: "sb_secret_guessed",
    because: "a key that a test guesses and the backend refuses",
  },
  {
    file: "tests/real/stack/addresses.sh",
    holds: "postgresql://supabase_admin:postgres@",
    because: "is the Supabase CLI's for every local database",
  },
  {
    file: "tests/scripts/supply-chain.test.ts",
    holds: "sb_secret_guessed",
    because: "names the one above",
  },
];

test("the README names every dependency of the site, with a reason", () => {
  const [, section = ""] = /^## What it depends on\n([\s\S]*?)\n## /m.exec(read("README.md")) ?? [];
  const rows = [...section.matchAll(/^\| (`.+?`) +\| (.+?) +\|$/gm)];
  const named = rows.flatMap(([, names = ""]) =>
    [...names.matchAll(/`(.+?)`/g)].map(([, name]) => String(name)),
  );
  expect(named.toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  for (const [, names, reason = ""] of rows) {
    expect(reason.split(" ").length, `words about ${names}`).toBeGreaterThan(5);
  }
});

test("every package that could become part of the site has a licence that allows it", () => {
  const packages = productionPackages();
  const notAllowed = packages.filter(
    ({ license }) =>
      !license
        .replaceAll(/[()]/g, "")
        .split(" OR ")
        .some((choice) => ALLOWED.has(choice)),
  );
  expect(notAllowed.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("the licences of all packages are published with the site, in a file that is up to date", () => {
  const file = read("public/third-party-licenses.txt");
  expect(file === thirdPartyLicenses(productionPackages()), "npm run licenses writes it anew").toBe(
    true,
  );
  for (const name of Object.keys(manifest.dependencies)) expect(file).toContain(`\n${name} `);
});

test("the lockfile pins every package by its hash, independent of a registry", () => {
  const faults = Object.entries(lock.packages).flatMap(([place, its]) => {
    // A bundled package is covered by the hash of the package that contains it.
    if (place === "" || its.inBundle) return [];
    return [
      !/^sha512-[\w+/]{86}==$/.test(its.integrity ?? "") && `${place} has no hash`,
      its.resolved !== undefined && `${place} comes from ${its.resolved}`,
      its.link && `${place} is a link`,
      !/^\d+\.\d+\.\d+/.test(its.version ?? "") && `${place} is of version ${its.version}`,
    ].filter(Boolean);
  });
  expect(faults).toEqual([]);

  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const ranges = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(ranges).toEqual([]);
});

// A script could fetch files that no hash in the lockfile covers.
test("no package runs a script when it is installed", () => {
  const running = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place);
  expect(running).toEqual([]);
  expect(manifest.allowScripts).toBeUndefined();
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
});

test("the Node that runs all scripts is a pinned package for each platform", () => {
  const nodes = Object.entries(lock.packages)
    .filter(([, { bin }]) => bin?.["node"] !== undefined)
    .map(([place, { os, cpu, libc = "", version, optional }]) => ({
      name: place.replace(/^node_modules\//, ""),
      platform: [os, cpu, libc].join(" ").trim(),
      version,
      optional,
    }));
  // Optional and limited to a platform: npm installs one of them and leaves the others out.
  expect(nodes.map(({ platform }) => platform).toSorted()).toEqual([
    "darwin arm64",
    "darwin x64",
    // They do not start on Alpine, which uses its own Node. npm keeps this field, which only the lockfile has.
    "linux arm64 glibc",
    "linux x64 glibc",
    "win32 x64",
  ]);
  expect(nodes.filter(({ optional }) => !optional)).toEqual([]);
  expect(new Set(nodes.map(({ version }) => version)).size).toBe(1);
  expect(Object.fromEntries(nodes.map(({ name, version }) => [name, version]))).toEqual(
    manifest.optionalDependencies,
  );
});

test("the audit includes the packages that build the site", () => {
  const workflow = read(".github/workflows/ci.yml");
  const [, audit = ""] = /^ {2}audit:\n([\s\S]*?)(?=^ {2}\w|(?![\s\S]))/m.exec(workflow) ?? [];
  const commands = [...audit.matchAll(/- run: (.*)/g)].map(([, command]) => command);
  // Vite, the plugins and Tailwind are dev dependencies, which an audit that omits them never checks.
  expect(commands).toEqual(["npm audit --audit-level=low"]);
  expect(manifest.devDependencies).toHaveProperty("vite");
  expect(read(".npmrc")).not.toMatch(/^(omit|production|only)\s*=/m);
  // They are installed even if NODE_ENV is “production”.
  expect(read(".npmrc").split("\n")).toContain("include=dev");
  expect(workflow).toMatch(/^ {2}schedule:\n(?: {4}#.*\n)? {4}- cron: /m);
});

test("no secret is in the repository", () => {
  const files = projectFiles();
  expect(files).toContain("package.json");
  expect(files.filter(isSecretFile)).toEqual([]);

  const unused = new Set(NO_SECRETS);
  const found = files.flatMap((file) =>
    secretsIn(fs.readFileSync(path.join(root, file), "latin1"))
      .filter((secret) => {
        const reason = NO_SECRETS.find(
          (known) => known.file === file && secret.includes(known.holds),
        );
        if (reason) unused.delete(reason);
        return !reason;
      })
      .map((secret) => `${file}: ${secret}`),
  );
  expect(found).toEqual([]);
  expect([...unused], "exceptions nobody needs any more").toEqual([]);
});

// In two halves, so that this file contains none.
const random = "q7Zp3Wm9Xc2Vb8Nk4Lj6Hg5Fd1";
test.each([
  ["a service role's token", "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2Vydmlj", `ZV9yb2xlIn0.${random}`],
  ["a private key", "-----BEGIN EC ", "PRIVATE KEY-----"],
  ["a secret key of Supabase", "sb_sec", `ret_${random}`],
  ["a GitHub token", "ghp_", random + random],
  ["a connection string", "postgresql://postgres:", `${random}@db.example.com/postgres`],
  ["a variable of .env", "SUPABASE_SERVICE_ROLE_KEY=", random],
  ["a member of an object", '"apiKey": "', `${random}"`],
  ["a password in quotes", 'password: "correct-horse-', 'battery-staple"'],
])("%s is found", (_, half, other) => {
  expect(secretsIn(`before ${half + other} after`)).not.toEqual([]);
});

test("files that are secret by nature are found", () => {
  const secret = words`
    .env .env.local site/.env.production id_ed25519 tls/server.key backups/a.tar.gz
  `;
  expect([...secret, ".env.example", "src/lib/env.ts", "keys.ts"].filter(isSecretFile)).toEqual(
    secret,
  );
});
