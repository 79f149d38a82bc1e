import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../../../support/render";
import { rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";

const database = {
  migrations: ["1"],
  knows_clients: true,
  database_bytes: 41_000_000,
  file_bytes: 0,
  last_backup: new Date().toISOString(),
  has_second_factor: false,
  expires_alone: false,
  mails: 0,
  answered: 0,
  changes: 0,
  changed_since: null,
};
const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  signedInAs({ email: "owner@example.com", isOwner: true });
  server.use(
    http.get("*/build.json", () =>
      HttpResponse.json({ builtAt: "2026-11-20T12:00:00.000Z", migrations: ["1", "2"] }),
    ),
    http.post(rest("rpc/site_health"), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(database);
    }),
  );
});

const line = async (name: string) => within(await screen.findByRole("article", { name }));
const links = async (name: string) =>
  (await line(name)).getAllByRole("link").map((link) => link.getAttribute("href"));

test("each line shows its state, and what to do", async () => {
  renderApp("/admin/health");

  const migrations = await line("Migrations");
  expect(migrations.getByRole("heading")).toHaveTextContent("Migrations: Needs attention");
  expect(migrations.getByText("Not applied yet: 2.")).toBeVisible();
  const command = migrations.getByText("npx supabase db push", { selector: "code" });
  expect(command.parentElement).toHaveTextContent(/^Run npx supabase db push: /);
  expect((await line("Storage")).getByText("41 of 500 MB are used.")).toBeVisible();
  expect((await line("Notifications")).getByText(/^No delivery service is set up/)).toBeVisible();
  expect(screen.getByText("2 of 12 need attention")).toBeVisible();
  expect(asked).toEqual([{ built_at: "2026-11-20T12:00:00.000Z" }]);
});

test("a page named in a line is a link", async () => {
  server.use(
    http.post(rest("rpc/site_health"), () =>
      HttpResponse.json({
        ...database,
        changes: 2,
        changed_since: "2026-11-20T12:30:00Z",
        last_backup: null,
        database_bytes: 450_000_000,
        file_bytes: 900_000_000,
      }),
    ),
  );
  renderApp("/admin/health");

  expect(await links("Published pages")).toEqual([
    "/admin/guide/deploy",
    "/admin/settings#build-hook",
  ]);
  expect(await links("Build hook")).toEqual(["/admin/settings#build-hook"]);
  expect(await links("Migrations")).toEqual(["/admin/guide/deploy"]);
  expect(await links("Last backup")).toEqual(["/admin/guide/backup"]);
  expect(await links("Storage")).toEqual(["/admin/bin"]);
  expect(await links("Pictures")).toEqual(["/admin/media"]);
  expect(await links("Second factor")).toEqual(["/account"]);
  expect(await links("Notifications")).toEqual([
    "/admin/messages",
    "/admin/consultations",
    "/admin/settings#notifications",
  ]);
  expect(screen.getByRole("main")).not.toHaveTextContent(/\]\(/);
});

test("the development server shows no build, and asks to be stopped for a backup", async () => {
  server.use(
    http.get("*/build.json", () => HttpResponse.html("<!doctype html><title>The site</title>")),
    http.post(rest("rpc/site_health"), () => HttpResponse.json({ ...database, last_backup: null })),
  );
  renderApp("/admin/health");
  const backup = await line("Last backup");
  expect(backup.getByText(/^Stop the development server, then run/)).toBeVisible();

  expect((await line("Published pages")).getByText(/^The development server/)).toBeVisible();
});

test("a failed check is reported, and Retry asks again", async () => {
  server.use(http.post(rest("rpc/site_health"), () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/admin/health");
  await user.click(await screen.findByRole("button", { name: "Retry" }));

  expect((await line("Second factor")).getByText("It is off.")).toBeVisible();
});

test("a published site that cannot be reached is reported in the site’s words", async () => {
  server.use(http.get("*/build.json", () => HttpResponse.error()));
  renderApp("/admin/health");
  expect(await screen.findByText(/^The server did not answer/)).toBeVisible();
});
