import { useEffect, useState } from "react";
import type { TokenType } from "sugar-high/core";
import { afterPageLoad } from "@/lib/after-page-load";

type Props = { code: string };

const colours: Partial<Record<TokenType, string>> = {
  keyword: "text-accent",
  string: "text-success",
  comment: "text-ink-muted italic",
  sign: "text-ink-muted",
  entity: "font-medium",
  class: "font-medium",
};

type Token = { type: TokenType | undefined; value: string };

/**
 * Code with its syntax in colour, which comes once the page has loaded. Long lines wrap, indented,
 * so that nothing needs to be scrolled.
 */
export function HighlightedCode({ code }: Props) {
  const [lines, setLines] = useState<readonly (readonly Token[])[]>(() =>
    code.split("\n").map((line) => [{ type: undefined, value: line }]),
  );

  useEffect(
    () =>
      afterPageLoad(() => {
        // Without its colours the code is still the code.
        highlight(code).then(setLines, () => undefined);
      }),
    [code],
  );

  return (
    <pre className="border border-l-2 border-l-accent bg-paper-sunk p-4 font-mono text-xs leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap sm:p-5 sm:text-sm lg:col-span-8">
      <code>{colouredLines(lines)}</code>
    </pre>
  );
}

function colouredLines(lines: readonly (readonly Token[])[]) {
  let start = 0;
  return lines.map((tokens) => {
    start += 1;
    return (
      <span key={start} className="block min-h-[1lh] pl-[4ch] -indent-[4ch]">
        {tokens.map(({ type, value }) => {
          start += value.length;
          return (
            <span key={start} className={type && colours[type]}>
              {value}
            </span>
          );
        })}
      </span>
    );
  });
}

async function highlight(code: string): Promise<(readonly Token[])[]> {
  const [{ parse }, typescript] = await Promise.all([
    import("sugar-high/core"),
    import("sugar-high/lang/typescript"),
  ]);
  return parse(code, typescript).lines.map(({ tokens }) => tokens);
}
