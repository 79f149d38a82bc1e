import { useState } from "react";
import { SignInForm, signInTitles, type SignInMode } from "../SignInForm";
import { GatePage } from "./GatePage";

export function OwnerSignInPage() {
  const [mode, setMode] = useState<SignInMode>("sign-in");
  return (
    <GatePage
      title={mode === "sign-in" ? "Sign in as the owner" : signInTitles[mode]}
      lead="This part of the site belongs to the person who runs it."
    >
      <SignInForm mode={mode} onModeChange={setMode} />
    </GatePage>
  );
}
