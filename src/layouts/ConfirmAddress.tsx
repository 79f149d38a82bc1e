import { useRef } from "react";
import { proveHuman } from "@/lib/browser/turnstile";
import { useDraft } from "@/lib/drafts/use-draft";
import { CheckEmail } from "./CheckEmail";
import { ModeButton } from "./ModeButton";
import { NewLinkForm } from "./NewLinkForm";
import type { SignInMode } from "./sign-in-mode";

type Props = {
  mode: "check-email" | "new-link";
  onModeChange: (mode: SignInMode) => void;
};

/** What stands in place of the sign-in form while an address has yet to be confirmed. */
export function ConfirmAddress({ mode, onModeChange }: Props) {
  // That of the sign-in form.
  const [email, setEmail] = useDraft("account-email");
  const humanCheck = useRef<HTMLDivElement>(null);
  const prove = () => proveHuman(humanCheck.current);
  return (
    <div className="grid gap-5">
      {mode === "check-email" ? (
        <CheckEmail email={email.trim()} prove={prove} />
      ) : (
        <NewLinkForm email={email} onEmailChange={setEmail} prove={prove} />
      )}
      <div ref={humanCheck} className="empty:hidden" />
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <ModeButton onClick={() => onModeChange("sign-in")}>Sign in</ModeButton>
        <ModeButton onClick={() => onModeChange("sign-up")}>
          {mode === "check-email" ? "Use another address" : "Create an account"}
        </ModeButton>
      </div>
    </div>
  );
}
