import { createInterface } from "node:readline";
import { StartError } from "../../supabase/embedded/start-error.ts";

/** Asks on the terminal, line by line. */
export type Asking = {
  /** @throws {StartError} when the input has ended */
  ask: (question: string) => Promise<string>;
  close: () => void;
};

/**
 * Reads whole lines, without a terminal's raw mode, which not every terminal on Windows supports, and no pipe
 * does. Ctrl-C ends the program as usual.
 */
export function startAsking(): Asking {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const waiting = lines[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      process.stdout.write(question);
      const { value, done } = await waiting.next();
      if (done) {
        throw new StartError("\nThe answers have ended before the questions, so setup stops here.");
      }
      if (!process.stdin.isTTY) process.stdout.write("\n");
      return value;
    },
    close: () => lines.close(),
  };
}
