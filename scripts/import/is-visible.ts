/** Neither white space nor a character that no font shows. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2028-\u202F\u2800]/u;

/** Whether a text shows anything: like `private.is_visible` in the database, which refuses names that do not. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
