import { useAuth } from "@/auth/use-auth";
import { useSignOut } from "@/auth/use-sign-out";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { paths } from "@/paths";
import { GatePage } from "./GatePage";

/** For someone who is signed in, but not as the owner. */
export function NotOwnerPage() {
  const { user } = useAuth();
  const signOut = useSignOut();
  return (
    <GatePage
      title="Sign in as the owner"
      lead={
        <>
          You are signed in as <strong className="font-medium text-ink">{user?.email}</strong>, and
          this part of the site belongs to someone else.
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign Out
        </Button>
        <ButtonLink to={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </GatePage>
  );
}
