import { execFile } from "node:child_process";
import path from "node:path";
import { root } from "../../scripts/lib/root.ts";

type Environment = Record<string, string | undefined>;

/**
 * Runs a script of `scripts/` in its own process.
 * @param script its name, or the full path of one of a copy
 * @param env changes to its environment; undefined removes a variable
 */
export function runScript(
  script: string,
  args: string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Environment } = {},
): Promise<{ status: unknown; stdout: string; stderr: string }> {
  const file = path.resolve(root, "scripts", script);
  const options = { cwd, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });
}
