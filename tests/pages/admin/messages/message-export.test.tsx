import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { recordDownloads } from "../../../support/downloads";
import { messageRow } from "../../../support/factories";
import { heldBack } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { card, openMessages } from "./open-messages";

const exportButton = () => screen.getByRole("button", { name: "Export CSV" });

test("every matching message is exported, not only the current page, in blocks of 500", async () => {
  const downloads = recordDownloads();
  const { user, lists } = openMessages(
    [
      ...Array.from({ length: 1_020 }, (_, index) => messageRow({ subject: `Sale ${index}` })),
      messageRow({ subject: "Sale, but read", status: "read" }),
      messageRow({ subject: "Other" }),
    ],
    "?q=sale&status=unread&sort=oldest",
  );
  await card("Sale 1019");
  lists.length = 0;

  await user.click(exportButton());
  await findToast("CSV exported", "1,020 messages");
  expect(lists.map((asked) => [asked["limit"], asked["status"], asked["search_text"]])).toEqual(
    Array.from({ length: 3 }, () => ["500", "eq.unread", "imatch.***=sale"]),
  );
  expect(downloads).toHaveLength(1);
  expect(downloads[0]?.name).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await downloads[0]?.file.text();
  const lines = csv?.trimEnd().split("\r\n") ?? [];
  expect(lines[0]).toContain('"created_at","status","name","email","subject","message"');
  expect(new Set(lines.slice(1)).size).toBe(1_020);
});

test("a formula in a message is exported as text", async () => {
  const downloads = recordDownloads();
  const { user } = openMessages([messageRow({ subject: '=HYPERLINK("https://b.example")' })]);
  await card('=HYPERLINK("https://b.example")');

  await user.click(exportButton());
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.file.text()).toContain(`"'=HYPERLINK(""https://b.example"")"`);
});

test("an export shows its progress, and reports a failure", { tags: "full" }, async () => {
  const downloads = recordDownloads();
  const { user } = openMessages(Array.from({ length: 800 }, () => messageRow()));
  await screen.findByText("800 messages, page 1 of 40");
  const { answer, release } = heldBack(() => HttpResponse.error());
  server.use(
    http.get(rest("contact_messages"), ({ request }) =>
      new URL(request.url).searchParams.has("or") ? answer() : undefined,
    ),
  );

  await user.click(exportButton());
  const busy = await screen.findByRole("button", { name: "Exporting 62%" });
  expect(busy).toHaveAttribute("aria-disabled", "true");
  release();
  await findToast("Failed to export");
  expect(downloads).toEqual([]);
  expect(exportButton()).not.toHaveAttribute("aria-disabled");
});
