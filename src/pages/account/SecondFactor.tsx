import { useState } from "react";
import type { Account, Authenticator } from "@/auth/use-account";
import { FormSection } from "@/components/FormSection";
import { SecondFactorRecovery } from "@/components/SecondFactorRecovery";
import { Button } from "@/components/ui/Button";
import { List } from "@/components/ui/List";
import { formatDate } from "@/lib/format/dates-and-numbers";
import { EnrolDialog } from "./EnrolDialog";
import { RemoveAuthenticatorDialog } from "./RemoveAuthenticatorDialog";
import { t } from "@/lib/words";

type Props = { account: Account };

/** The owner's authenticator apps. Once one is set up, the database requires its code from the owner. */
export function SecondFactor({ account: { email, authenticators } }: Props) {
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [removed, setRemoved] = useState<Authenticator>();
  const isOn = authenticators.length > 0;

  return (
    <FormSection
      title={t("Second factor")}
      lead={t(
        "Besides the password, a code from an app on your phone. The password alone is not enough to change the site.",
      )}
    >
      <p>
        {isOn
          ? t("It is on: signing in also takes a code.")
          : t("It is off: the password alone opens the whole site.")}
      </p>
      {isOn && (
        <List aria-label={t("Your authenticators")} className="border-t">
          {authenticators.map((authenticator) => (
            <li
              key={authenticator.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-3"
            >
              <span className="min-w-0">
                <span className="user-text font-medium">{authenticator.name}</span>{" "}
                <span className="text-sm text-ink-muted">
                  {t("since {date}", {
                    date: (
                      <time dateTime={authenticator.createdAt}>
                        {formatDate(authenticator.createdAt)}
                      </time>
                    ),
                  })}
                </span>
              </span>
              <Button variant="secondary" size="small" onClick={() => setRemoved(authenticator)}>
                {t("Remove {name}", {
                  name: <span className="sr-only">{authenticator.name}</span>,
                })}
              </Button>
            </li>
          ))}
        </List>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => setIsEnrolling(true)}
      >
        {isOn ? t("Add another authenticator") : t("Set up a second factor")}
      </Button>
      {isOn && <SecondFactorRecovery email={email} />}
      {isEnrolling && (
        <EnrolDialog email={email} isFirst={!isOn} onClose={() => setIsEnrolling(false)} />
      )}
      {removed && (
        <RemoveAuthenticatorDialog
          authenticator={removed}
          isLast={authenticators.length === 1}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </FormSection>
  );
}
