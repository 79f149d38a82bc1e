import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BuiltFiles } from "../../src/lib/media/built.ts";
import { dropUnused, markUsed } from "../lib/cache-folder.ts";
import { readIfExists } from "../lib/folder-files.ts";
import { hashOf } from "../lib/hash-of.ts";
import { FaultyPicture, LIST, RECIPE, SOURCE } from "./encode.ts";

/** The folder of pictures in the site, in subfolders named by content hash. */
export const PICTURES = "assets/pictures";

/** The storage's metadata of a picture when it was last fetched. */
export type Fetched = { etag: string; name: string };

/** The files of pictures cached between builds, so that each is fetched and encoded once. */
export function openCache(folder: string) {
  const pathOf = (name: string) => path.join(folder, name);
  const metadataFile = (url: string) => pathOf(`${hashOf(RECIPE, url)}.json`);
  fs.mkdirSync(folder, { recursive: true });
  return {
    /** The metadata for a URL, if its files still exist. */
    recall(url: string): Fetched | undefined {
      try {
        const found: Fetched = JSON.parse(fs.readFileSync(metadataFile(url), "utf8"));
        if (!fs.existsSync(pathOf(found.name))) return undefined;
        markUsed(metadataFile(url));
        return found;
      } catch {
        // Missing, or truncated by an interrupted build.
        return undefined;
      }
    },
    remember(url: string, fetched: Fetched): void {
      fs.writeFileSync(metadataFile(url), JSON.stringify(fetched));
    },
    /**
     * Makes the files of a picture, unless they exist.
     *
     * @returns the name of their folder
     * @throws {FaultyPicture} if it is not a picture
     */
    async make(bytes: Buffer): Promise<string> {
      const name = hashOf(RECIPE, bytes);
      if (fs.existsSync(pathOf(name))) return name;
      // Renamed when complete: two builds may make the same one, or one may be interrupted.
      const unfinished = fs.mkdtempSync(pathOf("unfinished-"));
      fs.writeFileSync(path.join(unfinished, SOURCE), bytes);
      try {
        await encodeIn(unfinished);
      } catch (error) {
        fs.rmSync(unfinished, { recursive: true });
        throw error;
      }
      if (fs.existsSync(pathOf(name))) fs.rmSync(unfinished, { recursive: true });
      else fs.renameSync(unfinished, pathOf(name));
      return name;
    },
    copyTo(outDir: string, name: string): BuiltFiles {
      const list: string[] = JSON.parse(readIfExists(path.join(pathOf(name), LIST)) ?? "[]");
      const [src = "", ...choice] = list;
      const target = path.join(outDir, PICTURES, name);
      fs.mkdirSync(target, { recursive: true });
      for (const file of new Set([src, ...choice])) {
        fs.copyFileSync(path.join(pathOf(name), file), path.join(target, file));
      }
      markUsed(pathOf(name));
      const at = (file: string) => `/${PICTURES}/${name}/${file}`;
      return [at(src), choice.map((file) => `${at(file)} ${Number.parseInt(file)}w`).join(", ")];
    },
    tidy: () => dropUnused(folder),
  };
}

const ENCODER = fileURLToPath(new URL("encode-files.ts", import.meta.url));

/** Makes the files of a picture in a folder, in a process configured for low memory use of the C library. */
function encodeIn(folder: string): Promise<void> {
  const env = { ...process.env, MALLOC_ARENA_MAX: "1" };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [ENCODER, folder], { env }, (error, reason) => {
      if (error) reject(new FaultyPicture(reason || "is broken"));
      else resolve();
    });
  });
}
