import { useRef, useState } from "react";
import { ChoiceField } from "@/components/admin/ChoiceField";
import { useLatest } from "@/components/use-latest";
import { inputFrom } from "@/lib/forms/input-from";
import { notify } from "@/lib/notify";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { t } from "@/lib/words";
import { pageModel, type PageInput } from "./page-input";
import { readTemplate, templateNames } from "./templates";

type Props = { input: PageInput; onChange: (values: Partial<PageInput>) => void };

/** The template of a new page. What was typed or chosen by hand is never replaced. */
export function TemplateField({ input, onChange }: Props) {
  const [applied, setApplied] = useState({ name: "", input: pageModel.fresh });
  const latest = useLatest(input);
  const chosen = useRef("");
  const isWritten = ({ source }: PageInput) => source.trim() !== applied.input.source;

  async function choose(name: string) {
    chosen.current = name;
    try {
      const template = name ? await readTemplate(name) : pageModel.fresh;
      // While it loaded, another may have been chosen, or more typed.
      const current = latest.current;
      if (chosen.current !== name || isWritten(current)) return;
      setApplied({ name, input: template });
      onChange(withOwn(template, current, applied.input));
    } catch {
      notify({
        title: t("The text could not be loaded. {hint}", { hint: HOW_TO_LOAD }),
        tone: "danger",
      });
    }
  }

  return (
    <ChoiceField
      label={t("Start with")}
      hint={
        isWritten(input)
          ? t("What you have written is kept.")
          : t("A text to rewrite, which covers what such a page should say.")
      }
      choices={[["", t("an empty page")], ...templateNames.map((name) => [name, name] as const)]}
      value={applied.name}
      disabled={isWritten(input)}
      onChange={(name) => void choose(name)}
    />
  );
}

/** The template with the fields of the page that are no longer as the previous template left them. */
function withOwn(template: PageInput, current: PageInput, previous: PageInput): PageInput {
  const own = Object.entries(current).filter(
    ([name, value]) => value !== Reflect.get(previous, name),
  );
  const input = inputFrom(Object.fromEntries(own), template) ?? template;
  // A path of the page's own follows its title, unless that was typed too.
  return input.path === template.path ? input : { ...input, hasOwnPath: current.hasOwnPath };
}
