import { focusManager } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAuth, type EndedSession } from "@/auth/use-auth";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { useDraft } from "@/lib/drafts/use-draft";
import { t } from "@/lib/words";
import { SecondFactorForm, secondFactorTexts } from "../SecondFactorForm";
import { SignInForm } from "../SignInForm";
import { signInTitles, useSignInMode } from "../sign-in-mode";

type Props = {
  /** Null for a session that continues, but has lost its second factor. */
  ended: EndedSession | null;
};

/**
 * Asks the user to sign in again, or only for the code, over the unchanged page. The dialog can be closed, to read or
 * copy what is there, and opens again when another request is rejected.
 */
export function SessionEnded({ ended }: Props) {
  const { needsCode } = useAuth();
  const [dismissed, setDismissed] = useState<EndedSession | null>();
  const [mode, setMode] = useSignInMode();
  const [email, setEmail] = useDraft("account-email");
  const wasFilledIn = useRef(false);

  useEffect(() => {
    if (!wasFilledIn.current && !email && ended?.user.email) setEmail(ended.user.email);
    wasFilledIn.current = true;
  }, [email, ended, setEmail]);

  // Otherwise, focusing the window would refetch lists anonymously.
  useEffect(() => {
    focusManager.setFocused(false);
    return () => focusManager.setFocused(undefined);
  }, []);

  return (
    <>
      <div
        data-keep-clear
        className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warning bg-paper-raised px-4 py-2 text-sm md:px-6"
      >
        <p role="status">
          {needsCode ? t("Your second factor is missing.") : t("Your session has ended.")}{" "}
          {t("What is on this page is still here.")}
        </p>
        <Button size="small" onClick={() => setDismissed(undefined)}>
          <LogIn aria-hidden className="size-4" />
          {needsCode ? t("Enter code") : t("Sign in again")}
        </Button>
      </div>
      <Dialog
        isOpen={dismissed !== ended}
        onClose={() => setDismissed(ended)}
        title={
          needsCode
            ? secondFactorTexts.title
            : mode === "sign-in"
              ? t("Sign in again")
              : signInTitles[mode]
        }
        description={
          needsCode
            ? `${secondFactorTexts.description} ${t("Nothing you typed is lost.")}`
            : t(
                "Your session has ended. Nothing you typed is lost: sign in and continue where you left off.",
              )
        }
      >
        {needsCode ? <SecondFactorForm /> : <SignInForm mode={mode} onModeChange={setMode} />}
      </Dialog>
    </>
  );
}
