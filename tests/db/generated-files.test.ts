import { expect, test } from "vitest";
import { generatedFiles, presentFiles } from "../../scripts/generate-types.ts";
import { testBackend } from "../../supabase/embedded/testing.ts";

test("types, limits and docs/schema.md are those of the migrations: npm run db:types writes them", async () => {
  const { db } = await testBackend();
  expect(presentFiles()).toEqual(await generatedFiles(db));
});
