import { useRef, useState, type FormEvent } from "react";
import { NAME_TAKEN } from "@/auth/second-factor-errors";
import { useBeginEnrolment, type Enrolment } from "@/auth/use-second-factor";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { BackendError } from "@/lib/requests/backend-error";
import { t } from "@/lib/words";

type Props = { suggestion: string; onNamed: (enrolment: Enrolment) => void };

export function NameAuthenticatorForm({ suggestion, onNamed }: Props) {
  const [name, setName] = useState(suggestion);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const begin = useBeginEnrolment();
  const { error } = begin;
  const isTaken = error instanceof BackendError && error.code === NAME_TAKEN;

  function submit(event: FormEvent) {
    event.preventDefault();
    // Browsers accept spaces as a name.
    const isBlank = name.trim() === "";
    setIsMissing(isBlank);
    if (isBlank) field.current?.focus();
    else {
      begin.mutate(name.trim(), { onSuccess: onNamed, onError: () => field.current?.focus() });
    }
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("Name of the authenticator")}
        name="authenticator"
        ref={field}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          if (error) begin.reset();
        }}
        hint={t("To tell it apart from others.")}
        autoComplete="off"
        maxLength={60}
        required
        error={
          isTaken
            ? error.message
            : isMissing && !name.trim()
              ? t("Please fill in a name.")
              : undefined
        }
      />
      {error && !isTaken && <SubmitError error={error} />}
      <Button type="submit" className="justify-self-end" isBusy={begin.isPending}>
        {t("Continue")}
      </Button>
    </form>
  );
}
