import { expect, test } from "vitest";
import { displayName } from "@/auth/use-auth";
import { sessionOf } from "../support/session";

const nameFrom = (user_metadata: Record<string, unknown>) =>
  displayName({ ...sessionOf().user, user_metadata });

test.each<[Record<string, unknown>, string]>([
  [{ full_name: " Ada Reader " }, "Ada Reader"],
  [{ chosen_name: "Ada", full_name: "Octo Cat", user_name: "octocat" }, "Ada"],
  [{ full_name: "", name: " ", user_name: "octocat" }, "octocat"],
  [{ full_name: 7, name: ["x"], user_name: null }, "ada@example.com"],
  [{}, "ada@example.com"],
])("the display name from %j is %s", (metadata, name) => {
  expect(nameFrom(metadata)).toBe(name);
});

test("a name from a provider is cut to the length of a comment's, between characters", () => {
  expect(nameFrom({ name: "x".repeat(79) + "🐈🐈" })).toBe("x".repeat(79) + "🐈");
});
