import { cleanup, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { services } from "@/content/services";
import { fill } from "../../support/fill";
import { renderApp } from "../../support/render";

export const request = {
  name: "Grace Reader",
  email: "grace@example.com",
  company: "Sample & Co.",
  project_type: "cloud-solutions",
  budget_range: "15k-30k",
  timeline: "3-6months",
  message: "A site.\nA database.",
};

/** Its fields by their labels. */
export const labels: Record<string, keyof typeof request> = {
  Name: "name",
  Email: "email",
  "Company (optional)": "company",
  "Project type": "project_type",
  "Budget range (optional)": "budget_range",
  "Timeline (optional)": "timeline",
  "Project details": "message",
};

/** The typed text, by label. */
export const typed: Record<string, string> = {
  ...Object.fromEntries(Object.entries(labels).map(([label, name]) => [label, request[name]])),
  Name: ` ${request.name} `,
};

const offer = (index: number) => ({
  button: `Get Started: ${services[index]?.title}`,
  projectType: services[index]?.projectType ?? "",
});

/** The first two offers: their buttons, and the project types they preselect. */
export const first = offer(0);
export const second = offer(1);

export const dialog = () => within(screen.getByRole("dialog", { name: "Schedule Consultation" }));
export const sendButton = () => dialog().getByRole("button", { name: "Send Request" });
export const field = (name: string) => dialog().getByLabelText(name);

/** Opens the page as if its URL was typed, or the page reloaded. */
export async function openServices() {
  cleanup();
  const { user } = renderApp("/services");
  await screen.findByRole("button", { name: "Schedule Consultation" });
  return user;
}

/** Presses a button of the page that opens the dialog. */
export async function openDialog(user: UserEvent, button: string) {
  await user.click(screen.getByRole("button", { name: button }));
  await screen.findByRole("dialog", { name: "Schedule Consultation" });
}

export async function fillIn(user: UserEvent) {
  for (const [label, text] of Object.entries(typed)) {
    if (field(label) instanceof HTMLSelectElement) await user.selectOptions(field(label), text);
    else await fill(user, field(label), text);
  }
}
