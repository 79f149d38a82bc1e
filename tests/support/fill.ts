import type { UserEvent } from "@testing-library/user-event";

/** Pastes text into a field: for tests that are not about single keys, which take much longer. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
