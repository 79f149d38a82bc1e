import type { Answers } from "./fields.ts";

/** Asks whether to run a step; without it every step is run. */
export type Confirm = ((question: string) => Promise<boolean>) | undefined;

export type SetupContext = {
  root: string;
  answers: Answers;
  /** The answers of earlier runs. */
  before: Answers;
  confirm: Confirm;
  print: (line: string) => void;
};
