import { ChevronDown, Reply, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RowMenu } from "@/components/admin/RowMenu";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { buttonClass } from "@/components/ui/button-class";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";
import type { InboxStatus } from "./inbox-texts";

type Props = {
  id: string;
  status: InboxStatus;
  /** Beside the status, e.g. the kind of project. */
  kicker?: string;
  title: string;
  /** Small facts under the title. */
  facts: ReactNode;
  message: string;
  messageHeading?: string;
  /** Labels of the toggle while the message is closed and open. */
  toggle: readonly [string, string];
  /** The statuses that it can change to. */
  steps: ReactNode;
  /** URL for Reply; undefined without a usable email address. */
  mail: string | undefined;
  menu?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onDelete: () => void;
};

/** Id of the button that opens an item's menu. */
export function menuId(id: string): string {
  return `inbox-menu-${id}`;
}

// On narrow screens the buttons fill whole lines, as wide targets for a thumb.
const actionClass = "@max-3xl:grow @max-3xl:border @max-3xl:border-line-strong @max-3xl:px-2";

export function InboxItem({
  id,
  status,
  kicker,
  title,
  facts,
  message,
  messageHeading,
  toggle,
  steps,
  mail,
  menu,
  isOpen,
  onToggle,
  onDelete,
}: Props) {
  const bodyId = `inbox-body-${id}`;
  const opens = { "aria-expanded": isOpen, "aria-controls": bodyId, onClick: onToggle };
  const subject = <span className="sr-only">{title}</span>;

  return (
    <article
      aria-labelledby={`inbox-title-${id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 p-4 @3xl:grid-cols-[minmax(12rem,1fr)_auto_auto] @3xl:gap-x-2 @3xl:px-5"
    >
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={status.tone}>{status.label}</Badge>
          {kicker && <span className="label">{kicker}</span>}
        </p>
        <h2
          id={`inbox-title-${id}`}
          className="user-text font-serif text-xl/tight @3xl:pe-4 @3xl:text-[1.375rem]/tight"
        >
          <button
            type="button"
            {...opens}
            className="text-start decoration-1 underline-offset-4 hover:underline"
          >
            {title}
          </button>
        </h2>
      </div>
      <p className="col-span-full row-start-2 flex user-text flex-wrap gap-x-4 label text-ink-muted">
        {facts}
      </p>
      <div className="col-span-full row-start-3 mt-1 flex flex-wrap items-start gap-1.5 @3xl:col-[2] @3xl:row-start-1 @3xl:mt-0 @3xl:justify-end">
        <Button variant="secondary" size="small" className={actionClass} {...opens}>
          {toggle[isOpen ? 1 : 0]} {subject}
          <ChevronDown
            aria-hidden
            className={classNames("size-4 @max-3xl:hidden", isOpen && "rotate-180")}
          />
        </Button>
        {steps}
        {mail && (
          <a href={mail} className={buttonClass("ghost", "small", actionClass)}>
            <Reply aria-hidden className="size-4" />
            {t("Reply {subject}", { subject })}
          </a>
        )}
      </div>
      {/* Far from the thumb, so that it is not pressed by mistake. */}
      <div className="col-start-2 row-start-1 -me-2 -mt-2 @3xl:col-start-3 @3xl:m-0">
        <RowMenu id={menuId(id)} label={t("More for {title}", { title })} onDelete={onDelete}>
          {menu}
        </RowMenu>
      </div>
      <div id={bodyId} hidden={!isOpen} className="col-span-full mt-1 min-w-0 border-t pt-4">
        {messageHeading && <h3 className="mb-2 label text-ink-muted">{messageHeading}</h3>}
        <div className="max-w-measure">
          <p dir="auto" className="user-text whitespace-pre-wrap">
            {message}
          </p>
        </div>
      </div>
    </article>
  );
}

type StepProps = {
  label: string;
  title: string;
  icon: LucideIcon;
  onTake: () => void;
};

export function StepButton({ label, title, icon: Icon, onTake }: StepProps) {
  return (
    <Button variant="ghost" size="small" className={actionClass} onClick={onTake}>
      <Icon aria-hidden className="size-4" />
      {label} <span className="sr-only">{title}</span>
    </Button>
  );
}
