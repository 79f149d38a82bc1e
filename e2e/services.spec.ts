import type { Page } from "@playwright/test";
import { profile } from "@/content/profile";
import { services } from "@/content/services";
import { asOwner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { fileOf, toast } from "./steps.ts";

const service = services.at(-1);
const SUCCESS = `Consultation request sent! I'll get back to you ${profile.replyTime}.`;

/** Stored requests with this name. */
async function inbox(name: string) {
  const client = await asOwner();
  const { data } = await client
    .from("consultation_requests")
    .select("name, email, company, project_type, budget_range, timeline, message, status")
    .eq("name", name)
    .throwOnError();
  return data;
}

async function openDialog(page: Page, button: string) {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule Consultation" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a request reaches the owner, and the dialog closes", async ({ page }) => {
  const name = unique("Grace Client");
  await page.goto("/services");
  const dialog = await openDialog(page, `Get Started: ${service?.title}`);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Email").fill("grace@example.com");
  await dialog.getByLabel("Company (optional)").fill("Sample & Co.");
  await dialog.getByLabel("Budget range (optional)").selectOption("50k+");
  await dialog.getByLabel("Timeline (optional)").selectOption("6months+");
  await dialog.getByLabel("Project details").fill("Two servers.\nOne bill.");
  await dialog.getByRole("button", { name: "Send Request" }).click();

  await expect(toast(page, SUCCESS)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await inbox(name)).toEqual([
    {
      name,
      email: "grace@example.com",
      company: "Sample & Co.",
      project_type: service?.projectType,
      budget_range: "50k+",
      timeline: "6months+",
      message: "Two servers.\nOne bill.",
      status: "pending",
    },
  ]);
});

test(
  "the form's code is loaded when a button is hovered over",
  { tag: "@full" },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    // The page's last request: the view is counted once the settings allow it.
    const lastAnswer = page.waitForResponse(/\/record_page_view/);
    await page.goto("/services", { waitUntil: "networkidle" });
    await (await lastAnswer).finished();
    const form = fileOf("ConsultationDialog");
    expect(loaded).not.toContain(form);

    await page.getByRole("button", { name: "Schedule Consultation" }).hover();
    await expect.poll(() => loaded).toContain(form);
  },
);
