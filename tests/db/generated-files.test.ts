import { expect, test } from "vitest";
import { generatedFiles, existingFiles } from "../../scripts/generate-types.ts";
import { testBackend } from "../support/test-backend.ts";

test("types, limits, docs/schema.md and account emails are up to date: npm run db:types writes them", async () => {
  const { db } = await testBackend();
  expect(existingFiles()).toEqual(await generatedFiles(db));
});
