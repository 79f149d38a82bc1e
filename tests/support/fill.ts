import type { UserEvent } from "@testing-library/user-event";

/** Puts text into a field all at once: what each key does is the field's own test's to see. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
