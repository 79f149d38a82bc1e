import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { signInPeople } from "./people.ts";
import { caller } from "./rest.ts";
import { words } from "../support/words.ts";

const backend = await testBackend();
const people = await signInPeople(backend);

test("embedding related rows of a post does not bypass the rules", async () => {
  const path = "/rest/v1/posts?select=comments(status)";
  const { body } = await people.anonymous("GET", path);
  expect(JSON.stringify(body)).toContain("approved");
  expect(JSON.stringify(body)).not.toMatch(/pending|spam/);
});

test("neither accounts nor private tables can be read", async () => {
  for (const table of words`
    users site_owner rate_limits daily_counts trusted_readers page_view_totals
  `) {
    expect((await people.owner("GET", `/rest/v1/${table}`)).status).toBe(404);
  }
  for (const schema of ["private", "auth"]) {
    const nosy = caller(backend, { headers: { "accept-profile": schema } });
    expect((await nosy("GET", "/rest/v1/site_owner")).status).toBe(406);
  }
  for (const name of ["set_owner", "client_key", "enforce_rate_limit"]) {
    expect((await people.owner("POST", `/rest/v1/rpc/${name}`, {})).status).toBe(404);
  }
});

test("signing up with the owner's address gives no access", async () => {
  const { body } = await people.anonymous("POST", "/auth/v1/signup", {
    email: "owner@example.com",
    password: "a-new-password",
  });
  expect(JSON.stringify(body)).not.toContain("access_token");
  const attempt = await people.anonymous("POST", "/auth/v1/token?grant_type=password", {
    email: "owner@example.com",
    password: "a-new-password",
  });
  expect(attempt.status).toBe(400);
});

test("further reading is looked up for twenty posts at most, even if they are passed as nested lists", async () => {
  const post = "00000000-0000-4000-8000-000000000101";
  const many = [Array(25).fill(post), Array.from({ length: 20 }, () => [post, post])];
  for (const posts of many) {
    const { body } = await people.anonymous("POST", "/rest/v1/rpc/further_reading_of", { posts });
    const { body: one } = await people.anonymous("POST", "/rest/v1/rpc/further_reading", {
      of_post: post,
    });
    expect(body).toHaveLength(20 * Object(one).length);
  }
});
