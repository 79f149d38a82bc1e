import { useAuth } from "@/auth/use-auth";
import { Dialog } from "@/components/ui/Dialog";
import { SecondFactorForm, secondFactorTexts } from "../SecondFactorForm";
import { SignInForm } from "../SignInForm";
import { signInTitles, type SignInMode, useSignInMode } from "../sign-in-mode";
import { useCloseOnBack } from "@/components/use-close-on-back";
import { t } from "@/lib/words";

type Props = { isOpen: boolean; onClose: () => void };

export function SignInDialog({ isOpen, onClose }: Props) {
  const { needsCode } = useAuth();
  const [mode, setMode] = useSignInMode();
  useCloseOnBack(onClose);
  const texts = needsCode
    ? secondFactorTexts
    : { title: signInTitles[mode], description: descriptions[mode] };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} {...texts}>
      {needsCode ? <SecondFactorForm /> : <SignInForm mode={mode} onModeChange={setMode} />}
    </Dialog>
  );
}

const descriptions: Record<SignInMode, string | undefined> = {
  "sign-in": t("Like articles and comment under your name."),
  "sign-up": t("You will get an email to confirm your address."),
  "forgot-password": t("You will get a link to choose a new password."),
  "check-email": undefined,
  "new-link": undefined,
};
