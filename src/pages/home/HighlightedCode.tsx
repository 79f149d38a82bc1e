type Props = { code: string };

/** TypeScript tokens by group, in order of precedence. */
const TOKENS =
  /(\/\/.*)|("[^"\n]*"|`[^`]*`)|\b(const|export|from|function|import|new|return)\b|(\b[A-Z]\w*|\w+(?=\())|((?:\s*(?!\/\/|["`])[^\w\s])+)/g;
const COLOURS = [
  "text-ink-muted italic",
  "text-success",
  "text-accent",
  "font-medium",
  "text-ink-muted",
];

/** Code with syntax highlighting. Long lines wrap with an indent instead of scrolling. */
export function HighlightedCode({ code }: Props) {
  return (
    <pre className="border border-l-2 border-l-accent bg-paper-sunk p-4 font-mono text-xs leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap sm:p-5 sm:text-sm lg:col-span-7">
      <code>
        {code.split("\n").map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a fixed text never move.
          <span key={index} className="block min-h-[1.625em] pl-[4ch] -indent-[4ch]">
            {partsOf(line)}
          </span>
        ))}
      </code>
    </pre>
  );
}

function partsOf(line: string) {
  let end = 0;
  const parts = [...line.matchAll(TOKENS)].flatMap((match) => {
    const [text, ...kinds] = match;
    const between = line.slice(end, match.index);
    end = match.index + text.length;
    const colour = COLOURS[kinds.findIndex((kind) => kind !== undefined)];
    return [
      between,
      <span key={match.index} className={colour}>
        {text}
      </span>,
    ];
  });
  return [...parts, line.slice(end)];
}
