import fs from "node:fs";
import path from "node:path";
import { replaceFile } from "../../scripts/lib/folder-files.ts";

/** Files by key, `bucket/path`. */
export type Files = {
  /** Undefined if there is none. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Replaces an existing file. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Does nothing if there is none. */
  remove: (key: string) => Promise<void>;
};

/** The file storage of an embedded backend: in memory without a data directory. */
export function openFiles(dataDir: string | undefined): Files {
  return dataDir === undefined ? filesInMemory() : filesIn(path.join(dataDir, "storage"));
}

/** Flat: a file is named after its encoded key, so that no key leads out of the directory. */
function filesIn(directory: string): Files {
  const fileOf = (key: string) => path.join(directory, encodeURIComponent(key));
  return {
    read: async (key) => {
      const file = fileOf(key);
      return fs.existsSync(file) ? fs.promises.readFile(file) : undefined;
    },
    // A killed process leaves the old file, and never half a new one.
    write: async (key, bytes) => replaceFile(fileOf(key), bytes),
    remove: (key) => fs.promises.rm(fileOf(key), { force: true }),
  };
}

function filesInMemory(): Files {
  const files = new Map<string, Buffer>();
  return {
    read: async (key) => files.get(key),
    write: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    remove: async (key) => void files.delete(key),
  };
}
