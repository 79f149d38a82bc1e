/**
 * The performance budgets: the only place with these numbers. Times are milliseconds on a slow
 * phone; `per` is the time of the floor page that a value is divided by.
 */
export type Budget = {
  title: string;
  max: number;
  per?: "fcp" | "lcp";
  digits?: number;
  /** For single pages, by path. */
  of?: Partial<Record<string, number>>;
};

/** The article that is measured: articles hardly differ in what they load. */
export const ARTICLE = "debugging-by-bisection";

export const pageBudgets = {
  fcp: { title: "FCP", max: 1.2, per: "fcp" },
  // The largest paint of these is a picture that the floor page lacks.
  lcp: { title: "LCP", max: 1.25, per: "lcp", of: { "/": 2.1, "/about": 1.7 } },
  answers: {
    title: "all answers",
    max: 3.9,
    per: "fcp",
    of: { "/": 3.5, "/blog": 3.2, [`/blog/${ARTICLE}`]: 3.1 },
  },
  faces: { title: "own faces", max: 3.3, per: "fcp" },
  shift: { title: "CLS", max: 0.02, digits: 3 },
  firstKB: { title: "KB until hydrated", max: 190 },
  scripts: { title: "scripts", max: 10 },
  scriptKB: { title: "script KB", max: 130 },
  fontKB: { title: "font KB", max: 45 },
  longestTask: { title: "longest task", max: 180 },
  blocked: { title: "TBT", max: 200 },
} satisfies Record<string, Budget>;

/** For interactions, and for the owner's pages. */
export const interactionBudgets = {
  route: { title: "route change, fetched ahead", max: 50 },
  slowRoute: { title: "route change, fetched ahead, CPU ÷4", max: 150 },
  theme: { title: "tap on the theme, CPU ÷4", max: 100 },
  menu: { title: "tap on the menu, CPU ÷4", max: 100 },
  dashboard: { title: "dashboard, cold, CPU ÷4, slow 4G", max: 3500 },
  typing: { title: "typing in 10,000 words, 95 of 100 keys", max: 50 },
  slowTyping: { title: "typing in 10,000 words, 95 of 100 keys, CPU ÷4", max: 150 },
} satisfies Record<string, Budget>;

/** Requests to the backend per visit; articles make an extra one for counting. */
export const requestBudget = (path: string): number => (path.startsWith("/blog/") ? 3 : 2);

export function keysOf<Key extends string>(budgets: Record<Key, Budget>): Key[] {
  return Object.keys(budgets).filter((key): key is Key => key in budgets);
}
