import { useRef, useState, type FormEvent } from "react";
import { useChangePassword, WRONG_PASSWORD, type Account } from "@/auth/use-account";
import { FormSection } from "@/components/FormSection";
import { NewPasswordField } from "@/components/NewPasswordField";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { UsernameHint } from "@/components/UsernameHint";
import { runCaptcha } from "@/lib/browser/turnstile";
import { BackendError } from "@/lib/requests/backend-error";
import { t } from "@/lib/words";

type Props = { account: Account };

const isWrongPassword = (error: unknown) =>
  error instanceof BackendError && error.code === WRONG_PASSWORD;

export function PasswordForm({ account: { email, name } }: Props) {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const currentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const captchaContainer = useRef<HTMLDivElement>(null);
  const change = useChangePassword();
  const { error } = change;
  const isWrong = isWrongPassword(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(
      { email, current, next, getCaptchaToken: () => runCaptcha(captchaContainer.current) },
      {
        onSuccess: () => {
          setCurrent("");
          setNext("");
        },
        onError: (refusal) =>
          (isWrongPassword(refusal) ? currentField : nextField).current?.focus(),
      },
    );
  }

  return (
    <FormSection
      title={t("Password")}
      lead={t(
        "Supabase, which signs you in, can refuse passwords known from leaks, if the owner of this site has switched that on. It then looks up the first five characters of the password’s hash in a public list, never the password itself. This page sends your password to Supabase and to nobody else.",
      )}
    >
      <form onSubmit={submit} className="grid gap-5">
        <UsernameHint email={email} />
        <TextField
          label={t("Current password")}
          name="current-password"
          type="password"
          ref={currentField}
          autoComplete="current-password"
          required
          value={current}
          onChange={({ target }) => {
            setCurrent(target.value);
            if (isWrong) change.reset();
          }}
          error={isWrong ? error?.message : undefined}
        />
        <NewPasswordField
          ref={nextField}
          value={next}
          onChange={setNext}
          personal={[name, email]}
          error={isWrong ? undefined : error?.message}
        />
        <div ref={captchaContainer} className="empty:hidden" />
        <p className="text-sm text-ink-muted">{t("Changing it signs out your other devices.")}</p>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          isBusy={change.isPending}
        >
          {t("Change password")}
        </Button>
      </form>
    </FormSection>
  );
}
