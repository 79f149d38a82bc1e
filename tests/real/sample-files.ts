import fs from "node:fs";
import path from "node:path";
import { filesIn } from "../../scripts/lib/folder-files.ts";
import { signToken } from "../../supabase/embedded/tokens.ts";
import type { Services } from "./services.ts";
import { root } from "../../scripts/lib/root.ts";

const directory = path.join(root, "supabase/seed/media");

/** Uploads the sample pictures, as the Supabase CLI does with `objects_path`. */
export async function storeSampleFiles(services: Services): Promise<void> {
  const token = signToken({ role: "service_role" }, services.jwtSecret);
  for (const key of filesIn(directory)) {
    const response = await fetch(`${services.storage}/object/media/${key}`, {
      method: "POST",
      headers: {
        apikey: token,
        authorization: `Bearer ${token}`,
        "content-type": "image/webp",
        "cache-control": "max-age=3600",
      },
      body: fs.readFileSync(path.join(directory, key)),
    });
    if (!response.ok) throw new Error(`Storage refuses ${key}: ${await response.text()}`);
  }
}
