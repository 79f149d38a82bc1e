import path from "node:path";
import { expect, test } from "vitest";
import { typedPath } from "../../scripts/lib/command-line.ts";
import { takenFiles } from "../../scripts/content/taken-files.ts";

const folder = typedPath("writing");

test.each(["posts/a.md", "./posts/a.md", "writing/posts/a.md", path.join(folder, "posts/a.md")])(
  "--take accepts the file name %s",
  (typed) => {
    expect(takenFiles(folder, [typed])).toEqual(["posts/a.md"]);
  },
);
