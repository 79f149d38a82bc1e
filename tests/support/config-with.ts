import { createLogger, resolveConfig, type Plugin } from "vite";

/** What a site that is built with a plugin, and no settings but those of the environment, gets, and its owner reads. */
export async function configWith(plugin: Plugin, mode = "production") {
  const warnings: string[] = [];
  const logger = createLogger("silent");
  logger.warn = (text) => void warnings.push(text);
  const options = { configFile: false, envDir: import.meta.dirname, customLogger: logger } as const;
  const { base, define } = await resolveConfig({ ...options, plugins: [plugin] }, "build", mode);
  return { base, define, warnings };
}
