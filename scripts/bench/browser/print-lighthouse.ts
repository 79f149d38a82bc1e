import { perfectScores } from "./budgets.ts";
import { installLighthouse, runLighthouse } from "./lighthouse.ts";
import { MISSED, printTable } from "./page-table.ts";

/**
 * Prints the Lighthouse results of every page. Its times are simulated and not compared with
 * budgets.
 */
export async function printLighthouse(
  origin: string,
  addresses: string[],
  chromium: string,
): Promise<void> {
  installLighthouse();
  const rows: string[][] = [];
  for (const address of addresses) {
    const { scores, faults } = await runLighthouse(origin + address, chromium);
    const perfect = perfectScores.map((name) => scores[name] ?? 0);
    const cells = perfect.map((score) => (score === 100 ? "100" : `${score}${MISSED}`));
    rows.push([address, ...cells, String(scores["performance"] ?? 0), faults.join("; ")]);
  }
  printTable("Lighthouse", ["page", ...perfectScores, "performance", "costs points"], rows);
}
