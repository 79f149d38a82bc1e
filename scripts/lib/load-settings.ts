import fs from "node:fs";
import path from "node:path";
import { loadEnv, type Plugin, type UserConfig } from "vite";
import { requireReadable } from "./settings-file.ts";

/**
 * The settings from the environment and the .env files, as browser code sees them, but without spaces and line breaks
 * around them, which pasted values may have.
 *
 * @param directory the folder of the .env files; false if none are read
 * @throws {UserError} if settings in a file may have no effect because of its encoding
 */
export function loadSettings(
  mode: string,
  directory: string | false,
  prefixes: string | string[],
): Record<string, string> {
  if (directory) {
    for (const name of [".env", ".env.local", `.env.${mode}`, `.env.${mode}.local`]) {
      const file = path.join(directory, name);
      const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
      if (isFile) requireReadable(name, fs.readFileSync(file, "utf8"));
    }
  }
  const settings = Object.entries(loadEnv(mode, directory, prefixes));
  return Object.fromEntries(settings.map(([name, value]) => [name, value.trim()]));
}

/** The same for the project of a Vite config. */
export function settingsOf(
  { root = ".", envDir = "." }: UserConfig,
  mode: string,
  prefixes: string | string[],
): Record<string, string> {
  return loadSettings(mode, envDir !== false && path.resolve(root, envDir), prefixes);
}

/** Builds the site with its settings as {@link loadSettings} reads them. */
export function trimmedSettings(): Plugin {
  return {
    name: "trimmed-settings",
    config: (config, { mode }) => {
      const settings = Object.entries(settingsOf(config, mode, "VITE_"));
      return {
        define: Object.fromEntries(
          settings.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
        ),
      };
    },
  };
}
