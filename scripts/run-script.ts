import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a script in a process of its own, whose memory is free when it ends. Its output goes where this process's goes.
 *
 * @param options what the script is given, as JSON
 * @param env the environment; this process's by default
 * @returns whether it succeeded
 */
export async function runScript(
  file: string,
  options: object,
  env = process.env,
): Promise<boolean> {
  const child = spawn(process.execPath, [file, JSON.stringify(options)], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  return code === 0;
}
