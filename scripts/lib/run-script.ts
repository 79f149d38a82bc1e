import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a script in a separate process, whose memory is freed when it ends. It inherits this process's output.
 *
 * @param options passed to the script, as JSON
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
