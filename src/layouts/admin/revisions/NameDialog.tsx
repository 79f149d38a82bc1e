import { useState, type FormEvent } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { FormActions } from "@/components/admin/FormActions";
import { TextField } from "@/components/ui/TextField";
import { useNameRevision, type Revision } from "@/data/revisions";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import * as limits from "@/lib/supabase/limits/post-revisions";
import { t } from "@/lib/words";

type Props = {
  revision: Revision;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null | undefined;
};

export function NameDialog({ revision, onClose, returnFocusTo }: Props) {
  const [name, setName] = useState(revision.name);
  const naming = useNameRevision({
    success: (_data, sent) => ({ title: sent.name ? t("Version named") : t("Name removed") }),
    failure: t("Failed to name the version"),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree, the dialog is inside the editor's form.
    event.stopPropagation();
    naming.mutate({ id: revision.id, name: name.trim() }, { onSuccess: onClose });
  }

  return (
    <Dialog
      onClose={onClose}
      title={t("Name this version")}
      description={t("Saved {time}. A version with a name is kept for good.", {
        time: formatDateTime(revision.saved_at),
      })}
      returnFocusTo={() => returnFocusTo() ?? null}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t("Name")}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={limits.name_max_length}
          hint={t("Leave it empty for no name.")}
        />
        <FormActions onCancel={onClose} isBusy={naming.isPending}>
          {t("Save name")}
        </FormActions>
      </form>
    </Dialog>
  );
}
