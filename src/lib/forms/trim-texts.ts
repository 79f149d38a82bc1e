/** The same fields, every text of them trimmed. */
export function trimTexts<Fields extends object>(fields: Fields): Fields {
  const trimmed = Object.entries<unknown>(Object(fields)).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.trim()]] : [],
  );
  return { ...fields, ...Object.fromEntries(trimmed) };
}
