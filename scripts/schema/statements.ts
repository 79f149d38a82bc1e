export type Statement = {
  /** The comments above it. */
  comment: string;
  /** In lower case, with single spaces. String literals are emptied, since they run later or never. */
  text: string;
  /** Where it begins, after its comment. */
  line: number;
};

/** Splits SQL at the semicolons outside of string literals, quoted names and comments. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let statement: Statement = { comment: "", text: "", line: 1 };
  let line = 1;
  for (const [token] of sql.matchAll(
    /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[^]*?\1|\s+|;|[^;'"$/\s-]+|./g,
  )) {
    const isBlank = !statement.text.trim();
    if (token.startsWith("--") || token.startsWith("/*")) {
      if (isBlank) statement.comment += `${token}\n`;
    } else if (token === ";") {
      statements.push(statement);
      statement = { comment: "", text: "", line };
    } else {
      if (isBlank) statement.line = line;
      statement.text += /^['$]/.test(token) && token.length > 1 ? "''" : token;
    }
    line += token.split("\n").length - 1;
  }
  return [...statements, statement]
    .map(({ comment, text, line: at }) => ({
      comment,
      text: text.replace(/\s+/g, " ").trim().toLowerCase(),
      line: at,
    }))
    .filter(({ text }) => text !== "");
}
