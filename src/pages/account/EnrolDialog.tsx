import { useEffect, useId, useRef, useState } from "react";
import type { Enrolment } from "@/auth/use-second-factor";
import { SecondFactorRecovery } from "@/components/SecondFactorRecovery";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { ConfirmEnrolmentForm } from "./ConfirmEnrolmentForm";
import { NameAuthenticatorForm } from "./NameAuthenticatorForm";
import { t } from "@/lib/words";

type Props = {
  email: string;
  /** Whether it is the account's first one. */
  isFirst: boolean;
  onClose: () => void;
};

/** Sets up an authenticator app: its name, its key and first code, then what to do if it is lost. */
export function EnrolDialog({ email, isFirst, onClose }: Props) {
  const [wasFirst] = useState(isFirst);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [isDone, setIsDone] = useState(false);
  const { title, description } = isDone
    ? texts.done
    : enrolment
      ? texts.scan
      : {
          ...texts.name,
          title: wasFirst ? t("Set up a second factor") : t("Add an authenticator"),
        };

  return (
    <Dialog onClose={onClose} title={title} description={description}>
      {isDone ? (
        <Done email={email} onClose={onClose} />
      ) : enrolment ? (
        <ConfirmEnrolmentForm enrolment={enrolment} onDone={() => setIsDone(true)} />
      ) : (
        <NameAuthenticatorForm
          suggestion={wasFirst ? t("Phone") : t("Spare")}
          onNamed={setEnrolment}
        />
      )}
    </Dialog>
  );
}

const texts = {
  name: {
    description: t(
      "You need an authenticator app, such as the one built into your password manager or phone.",
    ),
  },
  scan: {
    title: t("Connect the app"),
    description: t(
      "Scan this with the app, or enter the key there. Then type the code that it shows.",
    ),
  },
  done: {
    title: t("Your second factor is on"),
    description: t(
      "From now on, signing in also takes a code. Devices on which none was entered are signed out.",
    ),
  },
};

function Done({ email, onClose }: { email: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const resultId = useId();
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid gap-5">
      {/* Read together with the button, which gets the focus: screen readers do not announce a
          changed heading. */}
      <p id={resultId} className="sr-only">
        {texts.done.title}.
      </p>
      <SecondFactorRecovery email={email} />
      <Button
        ref={button}
        aria-describedby={resultId}
        className="justify-self-end"
        onClick={onClose}
      >
        {t("Done")}
      </Button>
    </div>
  );
}
