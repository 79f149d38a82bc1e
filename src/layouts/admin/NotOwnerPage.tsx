import { useAuth } from "@/auth/use-auth";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { paths } from "@/paths";
import { SignOutButton } from "../SignOutButton";
import { GatePage } from "./GatePage";

/** For someone who is signed in, but not as the owner. */
export function NotOwnerPage() {
  const { user } = useAuth();
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
        <SignOutButton />
        <ButtonLink to={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </GatePage>
  );
}
