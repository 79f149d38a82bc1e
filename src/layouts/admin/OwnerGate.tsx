import { Suspense, useEffect, type ReactNode } from "react";
import { useAuth } from "@/auth/use-auth";
import { useOwnerQuery } from "@/auth/use-is-owner";
import { LoadedLater } from "@/components/LoadedLater";
import { ErrorState } from "@/components/ui/ErrorState";
import { Spinner } from "@/components/ui/Spinner";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { lazyPart } from "@/lib/lazy-part";
import { GatePage } from "./GatePage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { SignOutButton } from "../SignOutButton";

const OwnerSignInPage = lazyPart(() => import("./OwnerSignInPage"), "OwnerSignInPage");
const SecondFactorPage = lazyPart(() => import("./SecondFactorPage"), "SecondFactorPage");
const loadSessionEnded = () => import("./SessionEnded");
const SessionEnded = lazyPart(loadSessionEnded, "SessionEnded");

type Props = { children: ReactNode };

/**
 * Renders its children for the owner only. This merely spares others a screen full of errors: the
 * database controls access.
 */
export function OwnerGate({ children }: Props) {
  const { user, isLoading, needsCode, ended } = useAuth();
  const owner = useOwnerQuery();
  // "No" may be the response from before the second factor.
  const isChecking = owner.isPending || (owner.data === false && owner.isFetching);

  // The session may end while offline.
  const isOwner = owner.data === true;
  useEffect(
    () =>
      isOwner ? afterPageLoad(() => void loadSessionEnded().catch(() => undefined)) : undefined,
    [isOwner],
  );

  if (isLoading || (user && !needsCode && isChecking)) return <Checking />;
  if (isOwner && (user || ended)) {
    return (
      <>
        {(ended || needsCode) && (
          <LoadedLater>
            <SessionEnded ended={ended} />
          </LoadedLater>
        )}
        {children}
      </>
    );
  }
  if (!user || needsCode) {
    return (
      <Suspense fallback={<Checking />}>
        {user ? <SecondFactorPage /> : <OwnerSignInPage />}
      </Suspense>
    );
  }
  if (owner.data === false) return <NotOwnerPage />;
  return (
    <GatePage title={t("Could not check who you are")}>
      <ErrorState message={owner.error?.message ?? ""} query={owner} />
    </GatePage>
  );
}

function Checking() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <Spinner label={t("Checking who you are")} />
    </main>
  );
}

/** For a user who is signed in, but is not the owner. */
function NotOwnerPage() {
  const { user } = useAuth();
  return (
    <GatePage
      title={t("Sign in as the owner")}
      lead={t("You are signed in as {email}, and this part of the site belongs to someone else.", {
        email: <strong className="font-medium text-ink">{user?.email}</strong>,
      })}
    >
      <div className="flex flex-wrap gap-3">
        <SignOutButton />
        <ButtonLink to={paths.home} variant="secondary">
          {t("Back to Home")}
        </ButtonLink>
      </div>
    </GatePage>
  );
}
