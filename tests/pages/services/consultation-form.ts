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

const offer = (index: number) => ({
  button: `Get Started: ${services[index]?.title}`,
  projectType: services[index]?.projectType ?? "",
});

/** The first two offers: the names of their buttons, and the project types that they preselect. */
export const first = offer(0);
export const second = offer(1);

export const dialog = () => within(screen.getByRole("dialog", { name: "Schedule Consultation" }));
export const sendButton = () => dialog().getByRole("button", { name: "Send Request" });
export const field = (name: string) => dialog().getByLabelText(name);

/** Opens the page as after typing its address or a reload. */
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
  await fill(user, field("Name"), ` ${request.name} `);
  await fill(user, field("Email"), request.email);
  await fill(user, field("Company (optional)"), request.company);
  await user.selectOptions(field("Project type"), request.project_type);
  await user.selectOptions(field("Budget range (optional)"), request.budget_range);
  await user.selectOptions(field("Timeline (optional)"), request.timeline);
  await fill(user, field("Project details"), request.message);
}
