import { Dialog } from "@/components/ui/Dialog";
import { t } from "@/lib/words";

type Props = { isOpen: boolean; onClose: () => void };

/** What no button inserts, each with an example. */
const examples = [
  [
    t("A note"),
    `> [!NOTE] ${t("Also TIP, IMPORTANT, WARNING and CAUTION")}\n> ${t("The text of the note.")}`,
  ],
  [
    t("A picture with a caption"),
    `![${t("What it shows")}](https://example.com/a.png "${t("The caption")}")`,
  ],
  [t("A table"), "| Name | Size |\n| ---- | ---: |\n| One  |   12 |"],
  [t("A footnote"), `${t("As it was said.")}[^1]\n\n[^1]: ${t("By whom.")}`],
  [
    t("A formula"),
    `${t("It is {formula}, or on a line of its own:", { formula: "$a^2 + b^2 = c^2$" })}\n\n$$\nE = mc^2\n$$`,
  ],
  [t("A diagram (Mermaid)"), "```mermaid\nflowchart LR\n  one --> two\n```"],
  [t("Code with a title and numbered lines"), '```ts title="a.ts" showLineNumbers\nrun();\n```'],
  [t("Code with marked, added and removed lines"), "```ts {1,3-5} ins={6} del={7}\nrun();\n```"],
  [
    t("Code with its source"),
    '```ts source="https://github.com/me/it/blob/1a2b3c4/a.ts#L1-L9"\nrun();\n```',
  ],
  [
    t("A video, code or post from another site"),
    `[${t("What it is called")}](https://vimeo.com/76979871)`,
  ],
  [t("A remark that is not shown on the page"), `<!-- ${t("Look up the year.")} -->`],
] as const;

/** Supported Markdown that the toolbar does not insert. */
export function MarkdownHelp(props: Props) {
  return (
    <Dialog {...props} title={t("What Markdown can do")} size="wide">
      <dl className="grid gap-x-8 gap-y-5 md:grid-cols-[14rem_minmax(0,1fr)]">
        {examples.map(([name, example]) => (
          <div key={name} className="grid gap-2 md:col-span-2 md:grid-cols-subgrid">
            <dt className="font-medium">{name}</dt>
            <dd>
              <pre className="bg-paper-sunk p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
                {example}
              </pre>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-muted">
        {t(
          "What you write is public once the article is: anyone who asks the site’s backend gets the Markdown, remarks included.",
        )}
      </p>
    </Dialog>
  );
}
