import fs from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { filesIn } from "../../scripts/lib/folder-files.ts";
import type { Files } from "./files.ts";
import { describeFile } from "./storage.ts";

/** The bucket of the media library, whose `objects_path` in config.toml names the same directory. */
const BUCKET = "media";
/** The official stack detects the type of a file by its bytes, and knows WebP but not AVIF. */
const TYPE = "image/webp";

/** The sample pictures' files, by their paths in the bucket. */
function sampleFiles(supabaseDir: string) {
  const directory = path.join(supabaseDir, "seed", BUCKET);
  if (!fs.existsSync(directory)) return [];
  return filesIn(directory).map((name) => ({
    path: name,
    bytes: fs.readFileSync(path.join(directory, name)),
  }));
}

/** Stores the files of the sample pictures, which rows of `media` refer to. */
export async function storeSampleFiles(
  db: Pick<PGlite, "query">,
  files: Files,
  supabaseDir: string,
): Promise<void> {
  for (const file of sampleFiles(supabaseDir)) {
    await db.query(
      "insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3::text::jsonb)",
      [BUCKET, file.path, JSON.stringify(describeFile(file.bytes, TYPE, "max-age=3600"))],
    );
  }
  await writeSampleFiles(files, supabaseDir);
}

/** Copies the bytes to where a dumped database expects them: the dump does not contain them. */
export async function writeSampleFiles(files: Files, supabaseDir: string): Promise<void> {
  for (const file of sampleFiles(supabaseDir)) {
    await files.write(`${BUCKET}/${file.path}`, file.bytes);
  }
}
