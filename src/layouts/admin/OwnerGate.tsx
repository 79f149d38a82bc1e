import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "@/auth/use-auth";
import { isOwnerQuery } from "@/auth/use-is-owner";
import { ErrorState } from "@/components/ui/ErrorState";
import { Spinner } from "@/components/ui/Spinner";
import { GatePage } from "./GatePage";
import { NotOwnerPage } from "./NotOwnerPage";
import { OwnerSignInPage } from "./OwnerSignInPage";
import { SessionEnded } from "./SessionEnded";

type Props = { children: ReactNode };

/**
 * Shows its children to the owner and nobody else. It spares strangers a screen of refusals; what
 * keeps them out is the database.
 */
export function OwnerGate({ children }: Props) {
  const { user, isLoading, ended } = useAuth();
  const owner = useQuery(isOwnerQuery((user ?? ended?.user)?.id ?? null));

  if (isLoading || (user && owner.isPending)) {
    return (
      <main id="main" className="grid min-h-dvh place-items-center">
        <Spinner label="Checking who you are" />
      </main>
    );
  }
  if (owner.data === true && (user || ended)) {
    return (
      <>
        {ended && <SessionEnded ended={ended} />}
        {children}
      </>
    );
  }
  if (!user) return <OwnerSignInPage />;
  if (owner.data === false) return <NotOwnerPage />;
  return (
    <GatePage title="Could not check who you are">
      <ErrorState
        message={owner.error?.message ?? ""}
        onRetry={() => void owner.refetch()}
        isRetrying={owner.isFetching}
      />
    </GatePage>
  );
}
