import fs from "node:fs";
import path from "node:path";
import { limits, publicPages } from "../../weights/budgets.ts";
import { inKB } from "../../weights/check.ts";
import { readWeighed } from "../../weights/plugin.ts";
import { compressedSize, totalOf } from "../../weights/weigh.ts";
import { printTable } from "./table.ts";

/** Prints what each page weighs beside what it may, and what all of them share. */
export function printBytes(outDir: string, addresses: string[]): void {
  const { scripts, styles, fonts } = readWeighed(outDir);
  const rows = addresses.map((address) => {
    const { responds = {}, later = {} } = scripts[address] ?? {};
    const limit = publicPages[address];
    const file = path.join(outDir, `${address === "/" ? "index" : address}.html`);
    return [
      address,
      inKB(compressedSize(fs.readFileSync(file))),
      `${inKB(totalOf(responds))} of ${inKB(limit?.responds ?? 0)}`,
      `${inKB(totalOf(responds) + totalOf(later))} of ${inKB(limit?.inAll ?? 0)}`,
    ];
  });
  printTable(
    "Bytes, compressed with brotli",
    ["page", "HTML with its styles", "scripts until it responds", "scripts in all"],
    rows,
  );
  console.log(`Styles ${inKB(totalOf(styles))} of ${inKB(limits.styles)}`);
  console.log(`Fonts ${inKB(totalOf(fonts))} of ${inKB(limits.fonts)}`);
}
