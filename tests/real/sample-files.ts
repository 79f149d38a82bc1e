import fs from "node:fs";
import path from "node:path";
import { signToken, type Services } from "./services.ts";

const directory = path.resolve(import.meta.dirname, "../../supabase/seed/media");

/** Uploads the sample pictures, as the Supabase CLI does with `objects_path`. */
export async function storeSampleFiles(services: Services): Promise<void> {
  const token = signToken(services, { role: "service_role" });
  const files = fs.readdirSync(directory, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const name = path.join(file.parentPath, file.name);
    const key = path.relative(directory, name).replaceAll(path.sep, "/");
    const response = await fetch(`${services.storage}/object/media/${key}`, {
      method: "POST",
      headers: {
        apikey: token,
        authorization: `Bearer ${token}`,
        "content-type": "image/webp",
        "cache-control": "max-age=3600",
      },
      body: fs.readFileSync(name),
    });
    if (!response.ok) throw new Error(`Storage refuses ${key}: ${await response.text()}`);
  }
}
