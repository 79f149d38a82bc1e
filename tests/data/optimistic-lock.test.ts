import { expect, test } from "vitest";
import { isDuplicateId } from "@/data/optimistic-lock";
import { BackendError } from "@/lib/requests/backend-error";

const duplicate = (constraint: string) =>
  new BackendError(`duplicate key value violates unique constraint "${constraint}"`, "23505", 409);

test("only a row with the same id counts as already stored", () => {
  expect(isDuplicateId(duplicate("posts_pkey"))).toBe(true);
  expect(isDuplicateId(duplicate("posts_slug_key"))).toBe(false);
  expect(isDuplicateId(new BackendError("no such post", "23503", 409))).toBe(false);
  expect(isDuplicateId(new Error("23505"))).toBe(false);
});
