/** Labels by field name, in the order in which differences are shown. */
export type FieldLabels<Fields> = Readonly<Record<keyof Fields, string>>;
export type Difference = { label: string; mine: MarkedText; stored: MarkedText };
/** A text split around the part that differs from another; each part may be empty. */
export type MarkedText = { before: string; changed: string; after: string };

/** The fields in which two versions of a record differ. */
export function differencesOf<Fields extends object>(
  labels: FieldLabels<Fields>,
  mine: Fields,
  stored: Fields,
): Difference[] {
  return Object.entries<string>(labels).flatMap(([name, label]) => {
    const texts = [mine, stored].map((fields) => textOf(Reflect.get(fields, name)));
    const [one = "", other = ""] = texts;
    return one === other
      ? []
      : [{ label, mine: markedAgainst(one, other), stored: markedAgainst(other, one) }];
  });
}

/**
 * Splits a text, between words, into the start it shares with another, what differs, and the end it
 * shares.
 */
export function markedAgainst(text: string, other: string): MarkedText {
  const words = text.split(/(?<=\s)/);
  const others = other.split(/(?<=\s)/);
  const shortest = Math.min(words.length, others.length);
  let start = 0;
  while (start < shortest && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shortest - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  return {
    before: words.slice(0, start).join(""),
    changed: words.slice(start, words.length - end).join(""),
    after: words.slice(words.length - end).join(""),
  };
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
