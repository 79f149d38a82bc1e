/**
 * Writes public/third-party-licenses.txt: the licences of all packages that are, or could be, part
 * of the published files. They require a copy with every distribution.
 */
import fs from "node:fs";
import path from "node:path";
import { root } from "./lib/root.ts";

const target = path.join(root, "public/third-party-licenses.txt");
/** Development tools that leave code in the published files. */
const BUNDLED_TOOLS = ["node_modules/tailwindcss"];
/** The Node packages for each platform run the scripts and add nothing to the published files. */
const RUNS_SCRIPTS = /^node_modules\/node-(linux|(bin-)?darwin|win)-/;
/** Licences that a package states only in its licence file. */
const LICENSES_IN_FILE: Record<string, string> = { khroma: "MIT" };
const LICENSE_FILE = /^(licen[cs]e|notice|copying|copyright)/i;

export type ProductionPackage = {
  name: string;
  version: string;
  /** SPDX expression from the package's manifest. */
  license: string;
  author: string;
  /** Texts of its licence and notice files; empty when it has none. */
  text: string;
};

type LockEntry = { dev?: boolean; devOptional?: boolean };

/** All direct and transitive production dependencies, by name. */
export function productionPackages(): ProductionPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(read("package-lock.json"));
  return Object.entries(lock.packages)
    .filter(([packagePath, { dev, devOptional }]) => packagePath !== "" && !dev && !devOptional)
    .map(([packagePath]) => packagePath)
    .filter((packagePath) => !RUNS_SCRIPTS.test(packagePath))
    .concat(BUNDLED_TOOLS)
    .map(readPackage)
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The text of the file: each licence once, below the packages it applies to. */
export function thirdPartyLicenses(packages: ProductionPackage[]): string {
  const byText = Map.groupBy(packages, ({ text, license, author, name }) =>
    text === "" ? `${license}, by ${author || `the authors of ${name}`}.` : text,
  );
  const parts = [...byText].map(([text, users]) => {
    const names = new Set(users.map(({ name, version }) => `${name} ${version}`));
    return `${[...names].join("\n")}\n\n${text}\n`;
  });
  const intro = "This site is made with the work of others, under these licences.\n";
  return [intro, ...parts].join(`\n${"-".repeat(80)}\n\n`);
}

function readPackage(packagePath: string): ProductionPackage {
  const { name, version, license, author }: PackageFile = JSON.parse(
    read(`${packagePath}/package.json`),
  );
  const files = fs
    .readdirSync(path.join(root, packagePath))
    .filter((file) => LICENSE_FILE.test(file));
  const texts = files.toSorted().map((file) => read(`${packagePath}/${file}`));
  return {
    name,
    version,
    license: license ?? LICENSES_IN_FILE[name] ?? "",
    author: (typeof author === "string" ? author : author?.name) ?? "",
    text: texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n"),
  };
}

type PackageFile = {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
};

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

if (import.meta.main) fs.writeFileSync(target, thirdPartyLicenses(productionPackages()));
