import fs from "node:fs";
import { expect, test } from "vitest";
import { createMailbox } from "../../supabase/embedded/mail.ts";
import { fixtureBackend, temporaryDataDir } from "./fixture.ts";

test("without the site's key no email is sent", async () => {
  const backend = await fixtureBackend();
  const request = new Request("http://localhost:5173/auth/v1/recover", {
    method: "POST",
    body: JSON.stringify({ email: "ada@example.com" }),
  });
  await backend.userId("ada@example.com");
  expect((await backend.fetch(request, { peerAddress: null })).status).toBe(401);
  expect(backend.emails).toEqual([]);
});

const siteUrl = () => "http://site.test";

test("an email is one printed line and one line of JSON in the mail file", async () => {
  const file = `${temporaryDataDir()}.jsonl`;
  const lines: string[] = [];
  const { driver, emails } = createMailbox({
    print: (line) => lines.push(line),
    file,
    returnTo: siteUrl,
    siteUrl,
  });
  const asked = "http://site.test/auth/v1/verify?token=1&type=signup";
  const link = `${asked}&redirect_to=http%3A%2F%2Fsite.test`;
  const shown = `http://site.test/confirm#${encodeURIComponent(link)}`;
  await driver.send({ to: "ada@example.com", subject: "Confirm", text: `Code 1\n\nOr: ${asked}` });
  await driver.send({ to: "ada@example.com", subject: "Code", text: "Enter 123456" });

  expect(lines).toEqual([
    `mail to ada@example.com — Confirm: ${shown}`,
    "mail to ada@example.com — Code: Enter 123456",
  ]);
  const written = fs.readFileSync(file, "utf8").trimEnd().split("\n");
  expect(written.map((line): unknown => JSON.parse(line))).toEqual(emails);
  expect(emails[0]).toEqual({
    to: "ada@example.com",
    subject: "Confirm",
    kind: "signup",
    link: shown,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});
