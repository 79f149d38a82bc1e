import { useState } from "react";
import { endNewLinkOffer, useNewLinkOffer } from "@/auth/new-link-offer";
import { useAuth } from "@/auth/use-auth";
import type { SignInMode } from "./SignInForm";

/** What the sign-in form is for: signing in at first, or a new link for who opened one in vain. */
export function useSignInMode(): [SignInMode, (mode: SignInMode) => void] {
  const [mode, setMode] = useState<SignInMode>("sign-in");
  const isOffered = useNewLinkOffer();
  const { user } = useAuth();
  // The link was opened, perhaps in another tab.
  if (user && mode === "check-email") setMode("sign-in");
  function change(next: SignInMode) {
    endNewLinkOffer();
    setMode(next);
  }
  return [isOffered ? "new-link" : mode, change];
}
