import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useAuthDialog } from "@/auth/auth-dialog";
import { accountQuery, type Account } from "@/auth/use-account";
import { useAuth } from "@/auth/use-auth";
import { useIsOwner } from "@/auth/use-is-owner";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { Button } from "@/components/ui/Button";
import { ErrorState } from "@/components/ui/ErrorState";
import { DeleteAccount } from "./DeleteAccount";
import { DownloadData } from "./DownloadData";
import { EmailsToYou } from "./EmailsToYou";
import { NameForm } from "./NameForm";
import { PasswordByMail } from "./PasswordByMail";
import { PasswordForm } from "./PasswordForm";
import { Sessions } from "./Sessions";
import { Skeleton } from "@/components/ui/Skeleton";
import { keepFocus } from "@/lib/browser/keep-focus";
import { formatDate } from "@/lib/format/dates-and-numbers";
import { lazyPart } from "@/lib/lazy-part";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { t } from "@/lib/words";

// Only for the owner.
const SecondFactor = lazyPart(() => import("./SecondFactor"), "SecondFactor");

export function AccountPage() {
  const { user, isLoading, needsCode } = useAuth();
  const { open } = useAuthDialog();
  const isOwner = useIsOwner();
  const isSignedOut = !user && !isLoading;
  const account = useQuery(accountQuery(user?.id ?? null));
  useEffect(keepFocus, []);

  return (
    <Page title={t("Account")} description={t("Your account on this site.")} isHidden>
      {isSignedOut || needsCode ? (
        <PageHeader
          label={t("Account")}
          title={t("Your account")}
          lead={
            isSignedOut
              ? t(
                  "Sign in to see it: your name and password, and everything this site keeps about you.",
                )
              : t("It has a second factor: enter the code of your authenticator app to see it.")
          }
        >
          <div>
            <Button onClick={() => open()}>
              {isSignedOut ? t("Sign in to your account") : t("Enter the code of your app")}
            </Button>
          </div>
        </PageHeader>
      ) : (
        <>
          <PageHeader
            label={t("Account")}
            title={t("Your account")}
            lead={t("What this site keeps about you: yours to change, download and delete.")}
          >
            {account.data && <AccountFacts account={account.data} />}
          </PageHeader>
          <div className="page-width grid gap-12 md:gap-16">
            {account.data ? (
              <>
                {/* The key resets the form for another account. */}
                <NameForm key={account.data.email} account={account.data} />
                {account.data.beganWithPassword ? (
                  <PasswordForm account={account.data} />
                ) : (
                  <PasswordByMail account={account.data} />
                )}
                {isOwner && (
                  <ErrorBoundary
                    fallback={
                      <p role="alert">
                        {t("The second factor could not be loaded. {hint}", { hint: HOW_TO_LOAD })}
                      </p>
                    }
                  >
                    <Suspense>
                      <SecondFactor account={account.data} />
                    </Suspense>
                  </ErrorBoundary>
                )}
                <EmailsToYou />
                <Sessions />
                <DownloadData />
                <DeleteAccount account={account.data} />
              </>
            ) : account.error ? (
              <ErrorState
                message={t("Your account could not be loaded: {message}", {
                  message: account.error.message,
                })}
                query={account}
              />
            ) : (
              <AccountSkeleton />
            )}
          </div>
        </>
      )}
    </Page>
  );
}

/** The sections of the page while the account is being loaded. */
function AccountSkeleton() {
  return (
    <div role="status" aria-label={t("Loading your account")} className="grid gap-12 md:gap-16">
      {Array.from({ length: 3 }, (_, index) => (
        <div
          key={index}
          className="grid gap-x-8 gap-y-6 border-t pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <div className="grid content-start gap-3">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-4 w-full max-w-72" />
          </div>
          <div className="grid max-w-2xl gap-6">
            <Skeleton className="h-11" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  );
}

type Props = { account: Account };

function AccountFacts({ account: { email, createdAt } }: Props) {
  return (
    <dl className="flex min-w-0 flex-wrap gap-x-10 gap-y-3">
      <div className="min-w-0">
        <dt className="label text-ink-muted">{t("Email address")}</dt>
        <dd className="user-text">{email}</dd>
      </div>
      <div>
        <dt className="label text-ink-muted">{t("Since")}</dt>
        <dd>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </dd>
      </div>
    </dl>
  );
}
