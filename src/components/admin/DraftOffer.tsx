import { useEffect, useEffectEvent, useRef } from "react";
import { Time } from "./Time";
import { Button } from "@/components/ui/Button";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";

type Props = {
  savedAt: string;
  /** Where it was written, if not in this browser. */
  device?: string | undefined;
  /** Labels of the fields in which it differs from what is stored. */
  differences: readonly string[];
  onRestore: () => void;
  onDiscard: () => void;
  /** What gets the focus after the choice has removed the buttons. */
  returnFocusTo: () => HTMLElement | null;
};

const list = new Intl.ListFormat(PAGE_LANGUAGE);

/** Asks, above the form, whether to restore a draft. The form stays usable. */
export function DraftOffer(props: Props) {
  const { savedAt, device, differences } = props;
  const hasChosen = useRef(false);
  const focusAfterwards = useEffectEvent(() => {
    if (hasChosen.current) props.returnFocusTo()?.focus();
  });
  useEffect(() => () => focusAfterwards(), []);

  function choose(callBack: () => void) {
    hasChosen.current = true;
    callBack();
  }

  const time = <Time at={savedAt} />;
  return (
    <section
      aria-label={t("Unsaved draft")}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 border-accent bg-paper-sunk px-4 py-3 text-sm"
    >
      <p role="status" className="user-text min-w-0 flex-[1_1_18rem]">
        {device
          ? t("You have an unsaved draft from {time}, written with {device}.", { time, device })
          : t("You have an unsaved draft from {time}.", { time })}
        {differences.length > 0 &&
          ` ${t("It differs in: {fields}.", { fields: list.format(differences) })}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => choose(props.onRestore)}>
          {t("Restore")}
        </Button>
        <Button variant="secondary" size="small" onClick={() => choose(props.onDiscard)}>
          {t("Discard")}
        </Button>
      </div>
    </section>
  );
}
