import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BuiltFiles } from "../../src/lib/media/built.ts";
import { FaultyPicture, LIST, RECIPE, SOURCE } from "./encode.ts";

/** Where the files of a picture are in the site, by a name that is made of its content. */
export const PICTURES = "assets/pictures";
/** What no build has used for this long is dropped, in milliseconds. */
const KEPT_FOR = 30 * 86_400_000;

/** What the storage said of a picture when it was last fetched. */
export type Fetched = { etag: string; name: string };

export const hashOf = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 20);

/** Notes that a build has used what is kept at a place, see `dropUnused`. */
export function noteUse(place: string): void {
  const now = new Date();
  fs.utimesSync(place, now, now);
}

/** Drops what no build has used for a month from a folder that is kept between builds. */
export function dropUnused(folder: string): void {
  for (const entry of fs.readdirSync(folder)) {
    const place = path.join(folder, entry);
    const { mtimeMs } = fs.statSync(place);
    if (Date.now() - mtimeMs > KEPT_FOR) fs.rmSync(place, { recursive: true });
  }
}

/** Files of pictures that are kept between builds, so that each is fetched and encoded once. */
export function openCache(folder: string) {
  const placeOf = (name: string) => path.join(folder, name);
  const fileOfAddress = (url: string) => placeOf(`${hashOf(RECIPE, url)}.json`);
  fs.mkdirSync(folder, { recursive: true });
  return {
    /** What is known of an address, if its files are still there. */
    recall(url: string): Fetched | undefined {
      const found: Fetched | null = JSON.parse(read(fileOfAddress(url)) ?? "null");
      return found && fs.existsSync(placeOf(found.name)) ? found : undefined;
    },
    remember(url: string, fetched: Fetched): void {
      fs.writeFileSync(fileOfAddress(url), JSON.stringify(fetched));
    },
    /**
     * Makes the files of a picture, unless they are there.
     *
     * @returns the name of their folder
     * @throws {FaultyPicture} when it is none
     */
    async make(bytes: Buffer): Promise<string> {
      const name = hashOf(RECIPE, bytes);
      if (fs.existsSync(placeOf(name))) return name;
      // Renamed when complete: two builds may make the same, or one may be interrupted.
      const unfinished = fs.mkdtempSync(placeOf("unfinished-"));
      fs.writeFileSync(path.join(unfinished, SOURCE), bytes);
      try {
        await encodeIn(unfinished);
      } catch (error) {
        fs.rmSync(unfinished, { recursive: true });
        throw error;
      }
      if (fs.existsSync(placeOf(name))) fs.rmSync(unfinished, { recursive: true });
      else fs.renameSync(unfinished, placeOf(name));
      return name;
    },
    /** Copies the files of a picture into a site. */
    copyTo(outDir: string, name: string): BuiltFiles {
      const list: string[] = JSON.parse(read(path.join(placeOf(name), LIST)) ?? "[]");
      const [src = "", ...choice] = list;
      const target = path.join(outDir, PICTURES, name);
      fs.mkdirSync(target, { recursive: true });
      for (const file of new Set([src, ...choice])) {
        fs.copyFileSync(path.join(placeOf(name), file), path.join(target, file));
      }
      noteUse(placeOf(name));
      const at = (file: string) => `/${PICTURES}/${name}/${file}`;
      return [at(src), choice.map((file) => `${at(file)} ${Number.parseInt(file)}w`).join(", ")];
    },
    /** Drops what no build has used for a month. */
    tidy: () => dropUnused(folder),
  };
}

const ENCODER = fileURLToPath(new URL("encode-files.ts", import.meta.url));

/** Has the files of a picture made in a folder, by a process that takes little memory of the C library. */
function encodeIn(folder: string): Promise<void> {
  const env = { ...process.env, MALLOC_ARENA_MAX: "1" };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [ENCODER, folder], { env }, (error, reason) => {
      if (error) reject(new FaultyPicture(reason || "is broken"));
      else resolve();
    });
  });
}

function read(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}
