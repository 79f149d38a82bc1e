/**
 * Makes the files of the picture in a folder: `node encode-files.ts <folder>`. A separate process returns the
 * memory that decoding takes, and a picture that crashes the decoder does not end the build. Reports why a
 * picture is faulty.
 */
import fs from "node:fs";
import path from "node:path";
import { encodePicture, FaultyPicture, LIST, SOURCE, type EncodedFile } from "./encode.ts";

const [, , folder = ""] = process.argv;
const nameOf = ({ width, extension }: EncodedFile): string => `${width}.${extension}`;

try {
  const { src, choice } = await encodePicture(fs.readFileSync(path.join(folder, SOURCE)));
  for (const file of [src, ...choice]) fs.writeFileSync(path.join(folder, nameOf(file)), file.data);
  fs.writeFileSync(path.join(folder, LIST), JSON.stringify([src, ...choice].map(nameOf)));
  fs.rmSync(path.join(folder, SOURCE));
} catch (error) {
  if (!(error instanceof FaultyPicture)) throw error;
  process.stdout.write(error.message);
  process.exitCode = 1;
}
