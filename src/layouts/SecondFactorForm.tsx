import { useRef, useState, type FormEvent } from "react";
import { useAuth } from "@/auth/use-auth";
import { useEnterCode } from "@/auth/use-second-factor";
import { CodeField } from "@/components/CodeField";
import { SecondFactorRecovery } from "@/components/SecondFactorRecovery";
import { Button } from "@/components/ui/Button";
import { useFirstField } from "@/components/use-first-field";
import { SignOutButton } from "./SignOutButton";
import { t } from "@/lib/words";

/** The heading above the form. */
export const secondFactorTexts = {
  title: t("Second factor"),
  description: t("Enter the code of your authenticator app."),
};

/** Asks for the code that the session lacks. A user without the app can sign out. */
export function SecondFactorForm() {
  const { user } = useAuth();
  const [code, setCode] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const enter = useEnterCode();
  useFirstField(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    enter.mutate(code, {
      onError: () => {
        field.current?.focus();
        field.current?.select();
      },
    });
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <CodeField
        ref={field}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (enter.isError) enter.reset();
        }}
        error={enter.error?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={enter.isPending}>
          {t("Continue")}
        </Button>
        <SignOutButton variant="secondary">{t("Cancel and sign out")}</SignOutButton>
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center justify-self-start text-sm text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink">
          {t("I cannot get a code")}
        </summary>
        <SecondFactorRecovery email={user?.email ?? "you@example.com"} />
      </details>
    </form>
  );
}
