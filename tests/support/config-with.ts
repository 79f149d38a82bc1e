import { createLogger, resolveConfig, type Plugin } from "vite";

/**
 * The configuration and the messages of a build with a plugin, whose only settings are those of the
 * environment.
 */
export async function configWith(plugin: Plugin, mode = "production") {
  const warnings: string[] = [];
  const logger = createLogger("silent");
  logger.warn = (text) => void warnings.push(text);
  const options = { configFile: false, envDir: import.meta.dirname, customLogger: logger } as const;
  const { base, define } = await resolveConfig({ ...options, plugins: [plugin] }, "build", mode);
  return { base, define, warnings };
}
