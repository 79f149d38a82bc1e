import { parse, type TokenType } from "sugar-high/core";
import * as typescript from "sugar-high/lang/typescript";

type Props = { code: string };

const colours: Partial<Record<TokenType, string>> = {
  keyword: "text-accent",
  string: "text-success",
  comment: "text-ink-muted italic",
  sign: "text-ink-muted",
  entity: "font-medium",
  class: "font-medium",
};

/** Code with its syntax in colour. Long lines wrap, indented, so that nothing needs to be scrolled. */
export function HighlightedCode({ code }: Props) {
  return (
    <pre className="border border-l-2 border-l-accent bg-paper-sunk p-4 font-mono text-xs leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap sm:p-5 sm:text-sm lg:col-span-8">
      <code>{tokensOf(code)}</code>
    </pre>
  );
}

function tokensOf(code: string) {
  let start = 0;
  return parse(code, typescript).lines.map((line) => (
    <span key={line.index} className="block min-h-[1lh] pl-[4ch] -indent-[4ch]">
      {line.tokens.map(({ type, value }) => {
        start += value.length;
        return (
          <span key={start} className={colours[type]}>
            {value}
          </span>
        );
      })}
    </span>
  ));
}
