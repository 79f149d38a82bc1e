import { publicTextOf, useDescribedSave } from "@/components/admin/media/use-described-save";
import { useRecordSections } from "@/components/admin/record-sections";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { RecordForm } from "@/components/admin/RecordForm";
import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import { errorsOf, INCOMPLETE, versionsOf, type PageInput } from "./page-input";
import { PageDetails } from "./PageDetails";
import { PageSettings } from "./PageSettings";

export function PageForm(props: RecordFormProps<PageInput>) {
  const { id, input, stored, isNew, onChange } = props;
  const { errors, isComplete } = useRecordErrors(props, errorsOf, INCOMPLETE);
  const { save, question } = useDescribedSave({
    text: input.source,
    publicText: publicTextOf(stored, input),
    isComplete: () => isComplete(input),
    onDescribe: (source) => onChange({ source }),
    onPrepare: props.onPrepare,
    onSave: props.onSave,
    saveLabel: props.texts.save,
  });
  const { renderSharing, renderRevisions } = useRecordSections();
  const { title, path, language, hasOwnPath } = input;
  useAutomaticSlug(
    { title, slug: path, language, hasOwnSlug: hasOwnPath },
    id,
    props.isSending,
    ({ slug }) => onChange({ path: slug }),
  );

  return (
    <>
      <RecordForm
        {...props}
        aside={
          <>
            <PageSettings input={input} errors={errors} onChange={onChange} />
            <div className="border bg-paper p-4 sm:p-5">
              {renderRevisions({ recordId: id, isNew, ...versionsOf(input, onChange) })}
            </div>
            <div className="border bg-paper p-4 sm:p-5">
              {renderSharing({ recordId: id, noun: "page", isNew })}
            </div>
          </>
        }
        onSubmit={save}
      >
        <PageDetails input={input} isNew={isNew} errors={errors} onChange={onChange} />
      </RecordForm>
      {question}
    </>
  );
}
