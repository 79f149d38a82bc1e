import type { Answers } from "./fields.ts";

/** Asks whether a step is to be done; without it every step is. */
export type Confirm = ((question: string) => Promise<boolean>) | undefined;

/** What the steps in the backend need to know. */
export type SetupContext = {
  root: string;
  answers: Answers;
  /** Those of the runs before this one. */
  before: Answers;
  confirm: Confirm;
  print: (line: string) => void;
};
