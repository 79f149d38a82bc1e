import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { projectTypes } from "@/content/services";
import { kindRow } from "../../../support/factories";
import { fill } from "../../../support/fill";
import { renderApp } from "../../../support/render";
import { serveNotifications } from "../../../support/serve-notifications";
import { findToast } from "../../../support/toasts";
import { kinds } from "../../../support/serve-records";

const labelOf = (type: string) => projectTypes.find(({ value }) => value === type)?.label ?? "";

test("a row shows how long a kind takes, what it costs, its project types, and whether it is offered", async () => {
  kinds.serve([
    kindRow({ title: "First talk" }),
    kindRow({
      title: "Review",
      minutes: 60,
      price: "$180",
      project_types: ["mobile-app", "consulting"],
      published: false,
    }),
  ]);
  renderApp("/admin/kinds");
  const first = await screen.findByRole("article", { name: "First talk" });
  expect(first).toHaveTextContent(/30 minutes.*Free.*All project types/);
  expect(first).not.toHaveTextContent("Not offered");
  expect(screen.getByRole("article", { name: "Review" })).toHaveTextContent(
    new RegExp(`Not offered.*1 hour.*\\$180.*${labelOf("mobile-app")}, ${labelOf("consulting")}`),
  );
  expect(screen.getByText("2 kinds")).toBeVisible();
});

test("a new kind is stored as filled in, at the end of the list", async () => {
  const { user, inserted } = await kinds.openNew();
  await fill(user, screen.getByLabelText("Title"), " Review ");
  await user.clear(screen.getByLabelText("Length"));
  await fill(user, screen.getByLabelText("Length"), "90");
  await user.click(screen.getByRole("checkbox", { name: labelOf("other") }));
  await user.click(screen.getByRole("checkbox", { name: labelOf("mobile-app") }));
  await user.clear(screen.getByLabelText("Currency"));
  await fill(user, screen.getByLabelText("Currency"), "eur");
  await user.click(screen.getByRole("button", { name: "Save Kind" }));
  await findToast("Kind saved");
  expect(inserted).toMatchObject([
    {
      title: "Review",
      minutes: 90,
      project_types: ["mobile-app", "other"],
      place: 0,
      published: true,
      amount: null,
      currency: "EUR",
    },
  ]);
});

test("a kind without a title is not sent", async () => {
  const { user, inserted } = await kinds.openNew();
  await user.click(screen.getByRole("button", { name: "Save Kind" }));
  await findToast("Please fill in the title");
  expect(screen.getByLabelText("Title")).toHaveFocus();
  expect(screen.getByLabelText("Title")).toHaveAccessibleDescription(/The title is required\./);
  expect(inserted).toEqual([]);
});

test.each([
  ["Amount to pay", "1.000", /at most two decimals, such as 49\.50\./],
  ["Length", "37.5", /Constraints not satisfied/],
])("%s of %s is not sent, as it may mean something else", async (label, typed, message) => {
  const { user, inserted } = await kinds.openNew();
  await fill(user, screen.getByLabelText("Title"), "Review");
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await fill(user, field, typed);
  await user.click(screen.getByRole("button", { name: "Save Kind" }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveDisplayValue(typed);
  expect(inserted).toEqual([]);
  expect(screen.queryByText("Please fill in the title")).not.toBeInTheDocument();
});

test(
  "the position, the project types and whether it is offered can be changed",
  { tags: "full" },
  async () => {
    const kind = kindRow({ title: "Review", place: 3, project_types: ["other", "consulting"] });
    const { user, updated } = await kinds.open(kind);
    const form = within(screen.getByRole("dialog"));
    expect(form.getByLabelText("Place")).toHaveValue(3);
    await user.clear(form.getByLabelText("Place"));
    await fill(user, form.getByLabelText("Place"), "1");
    await user.click(form.getByRole("checkbox", { name: labelOf("other") }));
    await user.click(form.getByRole("switch", { name: "Offered" }));
    await user.click(form.getByRole("button", { name: "Save Kind" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(updated).toEqual([
      expect.objectContaining({ place: 1, project_types: ["consulting"], published: false }),
    ]);
  },
);

test.each([
  ["no service", null, "No email service is set up, so the client is not told before that."],
  ["Postmark", "postmark", "The client gets an email before that."],
])("with %s the form explains who is notified of an unpaid time", async (_name, service, words) => {
  serveNotifications({ service });
  await kinds.openNew();
  await waitFor(() =>
    expect(screen.getByLabelText("Held for")).toHaveAccessibleDescription(
      `In hours. After that the time is free again, unless you have marked it as paid. ${words}`,
    ),
  );
});
