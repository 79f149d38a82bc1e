import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, type FormEvent } from "react";
import { EditorFooter } from "@/components/admin/EditorFooter";
import { useDescribedSave } from "@/components/admin/media/use-described-save";
import { useRecordSections } from "@/components/admin/record-sections";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { useFirstField } from "@/components/use-first-field";
import { storedPageQuery } from "@/data/pages/admin";
import { t } from "@/lib/words";
import { errorsOf, INCOMPLETE, versionsOf, type PageInput } from "./page-input";
import { PageDetails } from "./PageDetails";
import { PageSettings } from "./PageSettings";

export function PageForm(props: RecordFormProps<PageInput>) {
  const { id, input, isNew, isSaving, refusal, status, onChange, onCancel, onSave } = props;
  const { data: stored } = useQuery({ ...storedPageQuery(id), enabled: false });
  const { saveDescribed, question } = useDescribedSave({
    text: input.source,
    onDescribe: (source) => onChange({ source }),
    onSave,
    saveLabel: t("Save Page"),
  });
  const { renderSharing, renderRevisions } = useRecordSections();
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const { errors, isComplete } = useRecordErrors(props, errorsOf, INCOMPLETE);
  useFirstField(fields);
  useSaveKeys(form, isSaving);
  const takePath = useCallback(
    ({ slug }: { slug?: string }) => onChange({ path: slug ?? "" }),
    [onChange],
  );
  const { title, path, hasOwnPath } = input;
  useAutomaticSlug({ title, slug: path, hasOwnSlug: hasOwnPath }, id, takePath);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete(input)) return;
    if (input.published && input.format === "markdown") {
      saveDescribed(stored?.published ? stored.source : "");
    } else onSave();
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset
        ref={fields}
        aria-disabled={isSaving}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-disabled:opacity-60 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
      >
        <PageDetails input={input} isNew={isNew} errors={errors} onChange={onChange} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <PageSettings input={input} errors={errors} onChange={onChange} />
          <div className="border bg-paper p-4 sm:p-5">
            {renderRevisions({ recordId: id, isNew, ...versionsOf(input), onRestore: onChange })}
          </div>
          <div className="border bg-paper p-4 sm:p-5">
            {renderSharing({ recordId: id, noun: "page", isNew })}
          </div>
        </div>
      </fieldset>
      <EditorFooter
        noun="page"
        isSaving={isSaving}
        refusal={refusal}
        status={status}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
