import { parse, type TokenType } from "sugar-high/core";
import * as typescript from "sugar-high/lang/typescript";

type Props = { code: string; label: string };

const colours: Partial<Record<TokenType, string>> = {
  keyword: "text-accent",
  string: "text-success",
  comment: "text-ink-muted italic",
  sign: "text-ink-muted",
  entity: "font-medium",
  class: "font-medium",
};

export function HighlightedCode({ code, label }: Props) {
  return (
    <pre
      tabIndex={0}
      aria-label={`Code: ${label}`}
      className="overflow-x-auto border border-l-2 border-l-accent bg-paper-sunk p-5 font-mono text-sm leading-relaxed lg:col-span-8"
    >
      <code>
        {parse(code, typescript).lines.map((line) => (
          <span key={line.index} className="block min-h-[1lh]">
            {line.tokens.map((token, position) => (
              <span key={`${position}${token.value}`} className={colours[token.type]}>
                {token.value}
              </span>
            ))}
          </span>
        ))}
      </code>
    </pre>
  );
}
