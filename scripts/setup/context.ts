import type { Answers } from "./fields.ts";

/** Asks whether to run a step. */
export type Confirm = (question: string) => Promise<boolean>;

export type SetupContext = {
  root: string;
  answers: Answers;
  /** The answers of earlier runs. */
  before: Answers;
  confirm: Confirm;
  print: (line: string) => void;
};
