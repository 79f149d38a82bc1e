import { runLighthouse, type Sample } from "./lighthouse.ts";
import { printTable, ratioOf, show, summaryOf } from "./table.ts";

type Sites = { site: string; floor: string };
type Measured = { site: Sample[]; floor: Sample[] };

/** Measures every page beside its floor page, one after the other, and prints medians and ratios. */
export async function printLighthouse(
  sites: Sites,
  addresses: string[],
  runs: number,
  chromium: string,
): Promise<void> {
  const measured = new Map(addresses.map((address): [string, Measured] => [address, empty()]));
  // The first start of a browser is slower than all others.
  await runLighthouse(sites.floor, chromium);
  for (let run = 1; run <= runs; run += 1) {
    for (const [address, samples] of measured) {
      samples.floor.push(await runLighthouse(sites.floor + address, chromium));
      samples.site.push(await runLighthouse(sites.site + address, chromium));
      console.error(`Lighthouse, run ${run} of ${runs}: ${address}`);
    }
  }
  printTable(
    `Lighthouse on a phone, median (min–max) of ${runs}; floor: the same content without scripts`,
    ["page", "scores", "FCP ms", "÷ floor", "LCP ms", "÷ floor", "TBT ms", "CLS"],
    [...measured].map(([address, { site, floor }]) => [
      address,
      scoresOf(site),
      show(summaryOf(site.map(({ fcp }) => fcp))),
      ratio(site, floor, "fcp"),
      show(summaryOf(site.map(({ lcp }) => lcp))),
      ratio(site, floor, "lcp"),
      show(summaryOf(site.map(({ tbt }) => tbt))),
      show(summaryOf(site.map(({ cls }) => cls)), 3),
    ]),
  );
  const all = [...measured.values()].flatMap(({ site, floor }) => site.concat(floor));
  console.log(`Speed of this machine: ${show(summaryOf(all.map((one) => one.benchmarkIndex)))}`);
  for (const [address, { site }] of measured) {
    const faults = new Set(site.flatMap((sample) => sample.faults));
    if (faults.size > 0) console.log(`${address}: ${[...faults].join("; ")}`);
  }
}

function empty(): Measured {
  return { site: [], floor: [] };
}

function ratio(site: Sample[], floor: Sample[], metric: "fcp" | "lcp"): string {
  const [own, others] = [site, floor].map((samples) => samples.map((sample) => sample[metric]));
  return ratioOf(own ?? [], others ?? []).toFixed(2);
}

/** Performance, accessibility, best practices, SEO: the median of each. */
function scoresOf(samples: Sample[]): string {
  const names = Object.keys(samples[0]?.scores ?? {});
  return names
    .map((name) => show(summaryOf(samples.map(({ scores }) => scores[name] ?? 0))))
    .join(" / ");
}
