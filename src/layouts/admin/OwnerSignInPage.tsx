import { SignInForm } from "../SignInForm";
import { signInTitles, useSignInMode } from "../sign-in-mode";
import { GatePage } from "./GatePage";

export function OwnerSignInPage() {
  const [mode, setMode] = useSignInMode();
  return (
    <GatePage
      title={mode === "sign-in" ? "Sign in as the owner" : signInTitles[mode]}
      lead="This part of the site belongs to the person who runs it."
    >
      <SignInForm mode={mode} onModeChange={setMode} />
    </GatePage>
  );
}
