import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { SeriesFields } from "@/pages/admin/posts/editor/sections/SeriesFields";
import { openSection } from "./open-section";
import { postRow } from "../../../support/factories";
import { heldBack } from "../../../support/requests";
import { refusal, rest, server } from "../../../support/server";
import { serveRows } from "../../../support/table";
import { fill } from "../../../support/fill";

const known = [
  postRow({ series: "Kilns", series_part: 1 }),
  postRow({ series: "Kilns", series_part: 4 }),
  postRow({ series: "Glazes", series_part: 2 }),
  postRow(),
];

/** The fields of a post as the settings show them. */
async function openFields(given: Parameters<typeof openSection>[1] = {}) {
  serveRows("posts", known);
  const { user, container, fields } = openSection(SeriesFields, given);
  const offered = () => [...container.querySelectorAll("option")].map(({ value }) => value);
  await waitFor(() => expect(offered()).not.toEqual([]));
  const stored = () => [fields().series, fields().series_part];
  return { user, offered, stored };
}

const series = () => screen.getByLabelText("Series");
const part = () => screen.getByLabelText("Part");

test("a post that joins a series is its next part, unless the owner changes the number", async () => {
  const { user, offered, stored } = await openFields();
  expect(offered()).toEqual(["Glazes", "Kilns"]);
  expect(part()).toBeDisabled();
  await fill(user, series(), " Kilns ");
  await user.tab();
  expect(part()).toHaveValue(5);
  expect(stored()).toEqual(["Kilns", 5]);
  await user.clear(part());
  await user.type(part(), "2");
  expect(stored()).toEqual(["Kilns", 2]);

  await user.clear(series());
  await fill(user, series(), "kilns");
  await user.tab();
  expect(stored(), "in whatever spelling").toEqual(["kilns", 5]);
});

test("a new series starts with part 1, and an invalid number is replaced", async () => {
  const { user, stored } = await openFields();
  await fill(user, series(), "Clay");
  await user.tab();
  expect(stored()).toEqual(["Clay", 1]);
  await user.clear(part());
  expect(stored()).toEqual(["Clay", 1]);
  await fill(user, part(), "5000");
  await user.tab();
  expect(part()).toHaveValue(999);
  expect(stored()).toEqual(["Clay", 999]);
});

test("a post keeps its part, and leaves the series when the name is cleared", async () => {
  const { user, stored } = await openFields({ series: "Kilns", series_part: 2 });
  expect(part()).toHaveValue(2);
  await user.click(series());
  await user.tab();
  expect(stored()).toEqual(["Kilns", 2]);
  await user.clear(series());
  expect(stored()).toEqual([null, 1]);
  expect(part()).toHaveValue(null);
});

test("a post gets no part until the others are known", async () => {
  serveRows("posts", known);
  server.use(http.get(rest("posts"), () => refusal("No."), { once: true }));
  const { user, fields } = openSection(SeriesFields);
  await screen.findByText("Error loading articles: No.");
  const { answer, release } = heldBack(() => undefined);
  server.use(http.get(rest("posts"), answer, { once: true }));
  await fill(user, series(), "Kilns");
  await user.tab();
  await user.click(part());
  await user.tab();
  expect(part()).toHaveValue(null);
  release();
  await waitFor(() => expect(fields().series_part).toBe(5));
});
