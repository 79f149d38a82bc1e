import { createInterface } from "node:readline";
import { UserError } from "../lib/user-error.ts";

export type Prompt = ReturnType<typeof openPrompt>;

/**
 * Asks on the terminal. Reads whole lines, without a terminal's raw mode, which not every terminal on Windows
 * supports, and no pipe does. Ctrl-C ends the program as usual.
 */
export function openPrompt() {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    /** @throws {UserError} when the input has ended */
    ask: async (question: string) => {
      process.stdout.write(question);
      const { value, done } = await iterator.next();
      if (done) {
        throw new UserError("\nThere are more questions than answers, so setup stops here.");
      }
      if (!process.stdin.isTTY) process.stdout.write("\n");
      return value;
    },
    close: () => lines.close(),
  };
}
