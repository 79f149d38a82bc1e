/**
 * The performance budgets: the only place with these numbers. Times are milliseconds on a slow
 * phone; `per` is the time of the floor page that a value is divided by.
 */
export type Budget = {
  title: string;
  most: number;
  per?: "fcp" | "lcp";
  digits?: number;
  /** For single pages, by path. */
  of?: Partial<Record<string, number>>;
};

/** The article that is measured: articles hardly differ in what they load. */
export const ARTICLE = "debugging-by-bisection";

export const pageBudgets = {
  fcp: { title: "FCP", most: 1.2, per: "fcp" },
  // The largest paint of these is a picture that the floor page lacks.
  lcp: { title: "LCP", most: 1.25, per: "lcp", of: { "/": 2.1, "/about": 1.7 } },
  answers: {
    title: "all answers",
    most: 3.9,
    per: "fcp",
    of: { "/": 3.5, "/blog": 3.2, [`/blog/${ARTICLE}`]: 3.1 },
  },
  faces: { title: "own faces", most: 3.3, per: "fcp" },
  shift: { title: "CLS", most: 0.02, digits: 3 },
  firstKB: { title: "KB until hydrated", most: 190 },
  scripts: { title: "scripts", most: 10 },
  scriptKB: { title: "script KB", most: 130 },
  fontKB: { title: "font KB", most: 45 },
  longestTask: { title: "longest task", most: 180 },
  blocked: { title: "TBT", most: 200 },
} satisfies Record<string, Budget>;

/** For interactions, and for the owner's pages. */
export const interactionBudgets = {
  route: { title: "route change, fetched ahead", most: 50 },
  slowRoute: { title: "route change, fetched ahead, CPU ÷4", most: 150 },
  theme: { title: "tap on the theme, CPU ÷4", most: 100 },
  menu: { title: "tap on the menu, CPU ÷4", most: 100 },
  dashboard: { title: "dashboard, cold, CPU ÷4, slow 4G", most: 3500 },
  typing: { title: "typing in 10,000 words, 95 of 100 keys", most: 50 },
  slowTyping: { title: "typing in 10,000 words, 95 of 100 keys, CPU ÷4", most: 150 },
} satisfies Record<string, Budget>;

/** Requests to the backend per visit; articles make an extra one for counting. */
export const requestBudget = (path: string): number => (path.startsWith("/blog/") ? 3 : 2);

export function keysOf<Key extends string>(budgets: Record<Key, Budget>): Key[] {
  return Object.keys(budgets).filter((key): key is Key => key in budgets);
}
