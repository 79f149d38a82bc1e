import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { profile } from "@/content/profile";
import { services } from "@/content/services";
import { expect, test } from "vitest";
import { earlierRequestsHaveArrived, heldBack, recordPosts, stored } from "../../support/requests";
import { promiseReply } from "../../support/promise-reply";
import { findToast } from "../../support/toasts";
import {
  dialog,
  field,
  fillIn,
  first,
  openDialog,
  openServices,
  request,
  second,
  sendButton,
} from "./consultation-form";
import { fill } from "../../support/fill";

const success = () => `Consultation request sent! I'll get back to you ${profile.replyTime}.`;
const FAILURE = "Failed to send request. Please try again.";

const down = () => new HttpResponse(null, { status: 503 });

test.each([
  ...services.map(({ title, projectType }) => [`Get Started: ${title}`, projectType] as const),
  ["Schedule Consultation", ""] as const,
])("«%s» opens the dialog with the project type «%s»", async (button, projectType) => {
  const user = await openServices();
  await openDialog(user, button);

  expect(field("Project type")).toHaveValue(projectType);
});

test("the dialog offers exactly the values that the database accepts", async () => {
  const user = await openServices();
  await openDialog(user, "Schedule Consultation");

  // In the order of the owner's text.
  expect(valuesOf("Project type").toSorted()).toEqual([
    "",
    "ai-integration",
    "cloud-solutions",
    "consulting",
    "mobile-app",
    "other",
    "web-development",
  ]);
  expect(valuesOf("Budget range (optional)")).toEqual([
    "",
    "5k-15k",
    "15k-30k",
    "30k-50k",
    "50k+",
    "discuss",
  ]);
  expect(valuesOf("Timeline (optional)")).toEqual([
    "",
    "asap",
    "1-2months",
    "3-6months",
    "6months+",
    "flexible",
  ]);
  for (const name of ["Name", "Email", "Project type", "Project details"]) {
    expect(field(name)).toBeRequired();
  }
  for (const name of ["Company (optional)", "Budget range (optional)", "Timeline (optional)"]) {
    expect(field(name)).not.toBeRequired();
  }
  expect(field("Email")).toHaveAttribute("type", "email");
});

test("closing the dialog or reloading the page loses nothing, and the error stays visible", async () => {
  const user = await openServices();
  await openDialog(user, "Schedule Consultation");
  recordPosts("rpc/send_consultation_request", down);
  await fillIn(user);
  await user.click(sendButton());
  await findToast(FAILURE);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await openDialog(user, "Schedule Consultation");
  expect(field("Company (optional)")).toHaveValue(request.company);
  expect(dialog().getByRole("alert")).toHaveTextContent("The server had a problem.");

  const userAfterReload = await openServices();
  await openDialog(userAfterReload, first.button);
  expect(field("Project details")).toHaveValue(request.message);
  expect(field("Timeline (optional)")).toHaveValue(request.timeline);
  expect(field("Project type")).toHaveValue(first.projectType);
});

test("Cancel closes the dialog, keeps the typed text and returns the focus", async () => {
  const user = await openServices();
  await openDialog(user, second.button);
  await fill(user, field("Name"), "Grace");
  await user.click(dialog().getByRole("button", { name: "Cancel" }));

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: second.button })).toHaveFocus();

  await openDialog(user, "Schedule Consultation");
  expect(field("Name")).toHaveValue("Grace");
});

test("a dialog closed while sending is still sending when opened again, and then empty", async () => {
  const user = await openServices();
  await openDialog(user, "Schedule Consultation");
  const answer = heldBack(stored);
  const sent = recordPosts("rpc/send_consultation_request", answer.answer);
  await fillIn(user);
  await user.click(sendButton());
  await user.keyboard("{Escape}");
  await openDialog(user, "Schedule Consultation");
  expect(dialog().getByRole("button", { name: "Sending..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await user.keyboard("{Escape}");
  answer.release();

  await findToast(success());
  await openDialog(user, "Schedule Consultation");
  expect(field("Project details")).toHaveValue("");
  expect(sent).toHaveLength(1);
});

test.each(["within 24 hours", "in three working days"])(
  "a request that was sent is answered %s",
  async (words) => {
    promiseReply(words);
    const user = await openServices();
    await openDialog(user, "Schedule Consultation");
    recordPosts("rpc/send_consultation_request", stored);
    await fillIn(user);
    await user.click(sendButton());
    expect(
      await findToast(`Consultation request sent! I'll get back to you ${words}.`),
    ).toBeVisible();
  },
);

test("an incomplete request is not sent, and optional fields may stay empty", async () => {
  const user = await openServices();
  await openDialog(user, first.button);
  const sent = recordPosts("rpc/send_consultation_request", stored);
  await user.click(sendButton());
  expect(field("Name")).toHaveFocus();
  expect(field("Name")).toBeInvalid();
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);

  const required = { name: "Grace", email: "grace@example.com", message: "A site." };
  await fill(user, field("Name"), required.name);
  await fill(user, field("Email"), required.email);
  await fill(user, field("Project details"), required.message);
  await user.click(sendButton());
  await findToast(success());
  const project_type = first.projectType;
  expect(sent).toEqual([{ id: expect.any(String), project_type, ...required }]);
});

function valuesOf(name: string): string[] {
  return Array.from(field(name).querySelectorAll("option"), (option) => option.value);
}
