import { expect, test } from "./fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./steps.ts";

test("the form says at each field what it wants", { tag: "@full" }, async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Email").fill("grace at example");
  await page.getByRole("button", { name: "Send Message" }).click();

  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please fill out this field.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/@/);
  await expect(page.getByLabel("Subject")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);

  await page.getByLabel("Name").fill("Grace");
  await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
