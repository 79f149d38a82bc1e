import fs from "node:fs";

/**
 * Replaces a folder, which may be missing, with a new one beside it. Nothing is copied, so the folder never has half of
 * its files. If that fails, the former one stays.
 */
export function replaceFolder(folder: string, made: string): void {
  const former = `${folder}.former`;
  fs.rmSync(former, { recursive: true, force: true });
  if (fs.existsSync(folder)) fs.renameSync(folder, former);
  try {
    fs.renameSync(made, folder);
  } catch (error) {
    if (fs.existsSync(former)) fs.renameSync(former, folder);
    throw error;
  }
  fs.rmSync(former, { recursive: true, force: true });
}
