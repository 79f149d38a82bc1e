import { SignInForm } from "../SignInForm";
import { signInTitles, useSignInMode } from "../sign-in-mode";
import { GatePage } from "./GatePage";
import { t } from "@/lib/words";

export function OwnerSignInPage() {
  const [mode, setMode] = useSignInMode();
  return (
    <GatePage
      title={mode === "sign-in" ? t("Sign in as the owner") : signInTitles[mode]}
      lead={t("This part of the site belongs to the person who runs it.")}
    >
      <SignInForm mode={mode} onModeChange={setMode} />
    </GatePage>
  );
}
