import { X } from "lucide-react";
import { IconButton } from "@/components/ui/IconButton";
import { focusMain } from "@/lib/browser/focus-main";
import { classNames } from "@/lib/class-names";
import { otherEditions } from "@/lib/editions";
import { t } from "@/lib/words";
import { rememberLanguage, useEditionLink } from "../edition-link";

type Props = {
  /** Whether a notice covers it, see BackendDownNotice.tsx. */
  isCovered: boolean;
};

/** Offers this page to visitors who prefer another language of the site, until they choose. */
export function EditionOffer({ isCovered }: Props) {
  const linkTo = useEditionLink();
  // src/edition-choice.ts decides before the first paint, so that nothing shifts and nothing is loaded.
  const others = otherEditions.map(
    ({ language }) => `html:not([data-offer="${language}"]) [data-edition="${language}"]`,
  );
  return (
    <>
      <style>{`${others.join()}{display:none}`}</style>
      {otherEditions.map((edition) => (
        <aside
          key={edition.language}
          aria-label={edition.name}
          data-edition={edition.language}
          className={classNames(
            "border-b bg-paper-sunk text-sm print:hidden",
            isCovered && "invisible",
          )}
        >
          <p className="page-width flex items-center justify-between gap-x-3">
            <a
              {...linkTo(edition)}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
            >
              {edition.offer}
            </a>
            <IconButton
              className="-me-2"
              label={t("Do not offer it again")}
              icon={<X aria-hidden className="size-5" />}
              onClick={() => {
                rememberLanguage("");
                delete document.documentElement.dataset["offer"];
                // The button is hidden with the offer.
                focusMain();
              }}
            />
          </p>
        </aside>
      ))}
    </>
  );
}
