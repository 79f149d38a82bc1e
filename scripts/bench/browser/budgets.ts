/**
 * The performance budgets: the only place with these numbers. Times are milliseconds on a slow
 * phone; `per` names the time of the floor page they are divided by.
 */
export type Budget = { title: string; most: number; per?: "fcp" | "lcp"; digits?: number };

/** Of every public page. */
export const pageBudgets = {
  fcp: { title: "FCP", most: 1.15, per: "fcp" },
  lcp: { title: "LCP", most: 1.15, per: "lcp" },
  answers: { title: "all answers", most: 3.5, per: "fcp" },
  faces: { title: "own faces", most: 2.3, per: "fcp" },
  shift: { title: "CLS", most: 0.02, digits: 3 },
  scripts: { title: "scripts", most: 12 },
  scriptKB: { title: "KB", most: 130 },
  fontKB: { title: "fonts KB", most: 45 },
  longestTask: { title: "longest task", most: 200 },
  blocked: { title: "TBT", most: 200 },
} satisfies Record<string, Budget>;

/** Budgets of interactions and of the owner's dashboard. */
export const interactionBudgets = {
  route: { title: "route change, fetched ahead", most: 50 },
  slowRoute: { title: "route change, fetched ahead, CPU ÷4", most: 150 },
  theme: { title: "tap on the theme, CPU ÷4", most: 100 },
  menu: { title: "tap on the menu, CPU ÷4", most: 100 },
  dashboard: { title: "dashboard, cold, CPU ÷4, slow 4G", most: 3500 },
} satisfies Record<string, Budget>;

/** Milliseconds from a typed key to the frame that shows it. */
export const writingBudgets = [
  { title: "typing", cpu: 1, most: 50 },
  { title: "typing, CPU ÷4", cpu: 4, most: 150 },
] satisfies (Budget & { cpu: number })[];

/** Lighthouse categories that must score 100. */
export const perfectScores = ["accessibility", "best-practices", "seo"];

/** The names in one of these tables. */
export function keysOf<Key extends string>(budgets: Record<Key, Budget>): Key[] {
  return Object.keys(budgets).filter((key): key is Key => key in budgets);
}
