import { useRef, useState, type FormEvent } from "react";
import { useChangeName, type Account } from "@/auth/use-account";
import { FormSection } from "@/components/FormSection";
import { NameField } from "@/components/NameField";
import { Button } from "@/components/ui/Button";
import { t } from "@/lib/words";

type Props = { account: Account };

export function NameForm({ account }: Props) {
  const [name, setName] = useState(account.name);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = useChangeName();

  function submit(event: FormEvent) {
    event.preventDefault();
    // Browsers accept spaces as a name.
    const isBlank = name.trim() === "";
    setIsMissing(isBlank);
    if (isBlank) field.current?.focus();
    else change.mutate(name.trim());
  }

  return (
    <FormSection
      title={t("Name")}
      lead={t(
        "It is shown with your comments from now on. Earlier comments keep the name they had.",
      )}
    >
      <form onSubmit={submit} className="grid gap-5">
        <NameField ref={field} value={name} onChange={setName} isMissing={isMissing} />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          isBusy={change.isPending}
        >
          {t("Save name")}
        </Button>
      </form>
    </FormSection>
  );
}
