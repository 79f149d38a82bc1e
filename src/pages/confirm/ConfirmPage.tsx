import { useLocation } from "react-router-dom";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { Button } from "@/components/ui/Button";
import { env } from "@/lib/env";
import { leaveFor } from "@/lib/browser/leave-for";
import { readMailLink } from "./mail-link";

const words = {
  recovery: { title: "A new password", button: "Choose a new password" },
  other: { title: "Your address", button: "Confirm my address" },
};

/**
 * Where the links of sign-in emails lead. Mail programs open every link to look at it, which would
 * spend one that signs in; none of them presses a button.
 */
export function ConfirmPage() {
  const { hash } = useLocation();
  const link = hash ? readMailLink(hash.slice(1), env.backendUrl()) : null;
  const { title, button } = link?.type === "recovery" ? words.recovery : words.other;

  return (
    <Page title={link ? title : "Link not valid"} description="A link of an email." isHidden>
      <meta name="referrer" content="no-referrer" />
      {link ? (
        <PageHeader
          label="Account"
          title={title}
          lead="One press, so that it is you who opens the link and not your mail program. Do it in the browser in which you asked for the email."
        >
          <div>
            <Button onClick={() => leaveFor(link.url)}>{button}</Button>
          </div>
        </PageHeader>
      ) : (
        <PageHeader
          label="Account"
          title="Link not valid"
          lead="Some of the link is missing. Open it from the email once more, or ask for a new one where you sign in."
        />
      )}
    </Page>
  );
}
