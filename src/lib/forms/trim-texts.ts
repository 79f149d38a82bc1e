/** The same fields, with all strings trimmed. */
export function trimTexts<Fields extends object>(fields: Fields): Fields {
  const trimmed = Object.entries<unknown>(Object(fields)).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.trim()]] : [],
  );
  return { ...fields, ...Object.fromEntries(trimmed) };
}
