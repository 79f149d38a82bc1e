import fs from "node:fs";
import { expect, test } from "vitest";
import { generateTypes, typesFile } from "../../scripts/generate-types.ts";
import { testBackend } from "../../supabase/embedded/testing.ts";

test("the types are those of the migrations: npm run db:types writes them", async () => {
  const { db } = await testBackend();
  expect(fs.readFileSync(typesFile, "utf8")).toBe(await generateTypes(db));
});
