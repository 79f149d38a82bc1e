import { useState } from "react";
import { ChoiceField } from "@/components/admin/ChoiceField";
import { notify } from "@/lib/notify";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { t } from "@/lib/words";
import type { PageInput } from "./page-input";
import { readTemplate, templateNames } from "./templates";

type Props = { input: PageInput; onChange: (values: Partial<PageInput>) => void };

/** The template of a new page. Text typed by hand is never replaced. */
export function TemplateField({ input, onChange }: Props) {
  const [applied, setApplied] = useState({ name: "", source: "" });
  const isWritten = input.source.trim() !== applied.source;

  async function choose(name: string) {
    try {
      const template = name ? await readTemplate(name) : { source: "" };
      setApplied({ name, source: template.source });
      onChange({ ...template, hasOwnPath: name !== "" });
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
        isWritten
          ? t("What you have written is kept.")
          : t("A text to rewrite, which covers what such a page should say.")
      }
      choices={[["", t("an empty page")], ...templateNames.map((name) => [name, name] as const)]}
      value={applied.name}
      disabled={isWritten}
      onChange={(name) => void choose(name)}
    />
  );
}
