import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { fill } from "../../../support/fill";
import { openSettings } from "../../../support/open-settings";

const nav = () => within(screen.getByRole("navigation", { name: "Sections of the settings" }));
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
let intoView: MockInstance;
beforeEach(() => {
  intoView = vi.spyOn(Element.prototype, "scrollIntoView");
});
const shown = () => intoView.mock.contexts.at(-1);

test("every section is listed beside the form, in order", async () => {
  await openSettings();
  const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toHaveLength(12);
  expect(
    nav()
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(titles);
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(titles),
  );
});

test.each([
  ["consultations", "Consultations"],
  ["reader-emails", "Emails to readers"],
])("the URL …#%s leads to «%s», even if the section loads late", async (name, title) => {
  await openSettings({}, `#${name}`);
  await waitFor(() => expect(heading(title)).toHaveFocus());
  expect(shown()).toBe(heading(title));
});

test("moving within the page keeps typed text, and updates the URL", async () => {
  const { user } = await openSettings();
  await fill(user, screen.getByLabelText("SEO title"), "Half a title");
  await user.click(nav().getByRole("link", { name: "Build hook" }));
  expect(heading("Build hook")).toHaveFocus();
  expect(window.location.hash).toBe("#build-hook");

  const select = screen.getByLabelText("Section of the settings");
  await user.selectOptions(select, "General");
  expect(shown()).toBe(heading("General"));
  expect(select).toHaveFocus();
  expect(window.location.hash).toBe("#general");
  expect(screen.getByLabelText("SEO title")).toHaveValue("Half a title");
});

test("back at the top of the page, the select names the first section", async () => {
  await openSettings();
  const box = vi.spyOn(Element.prototype, "getBoundingClientRect");
  for (const [top, title] of [
    [0, "Emails to readers"],
    [500, "General"],
  ] as const) {
    box.mockReturnValue(new DOMRect(0, top));
    fireEvent.scroll(window);
    expect(screen.getByLabelText("Section of the settings")).toHaveDisplayValue(title);
  }
});
