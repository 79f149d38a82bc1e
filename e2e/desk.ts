/** The page on which posts are written. */
import type { Locator, Page } from "@playwright/test";

/**
 * Uses the plain text area from now on, whose text can be read as a value. If storage is blocked,
 * the editor stays.
 */
export async function writePlainly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem("plain-editor", "true");
    } catch {
      // The test blocks it.
    }
  });
}

/** The page of a new post, or of an existing one. */
export function desk(page: Page, title: "Create New Post" | "Edit Post"): Locator {
  return page.getByRole("main", { name: title });
}

/** Shows the settings beside the text. */
export async function openPostSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings", exact: true }).click();
}
