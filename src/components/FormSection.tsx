import { useId, type ReactNode } from "react";

type Props = {
  title: string;
  lead: ReactNode;
  /** Its anchor in URLs; its heading can then be scrolled to and focused. */
  anchor?: string;
  children: ReactNode;
};

/** A section of a form: on wide screens its description is beside it. */
export function FormSection({ title, lead, anchor, children }: Props) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <section aria-labelledby={id} className="@container border-t pt-6">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2
            id={id}
            tabIndex={anchor === undefined ? undefined : -1}
            className="font-serif text-title"
          >
            {title}
          </h2>
          <p className="mt-1 max-w-[29.2em] text-sm text-ink-muted">{lead}</p>
        </div>
        <div className="grid max-w-2xl grid-cols-1 content-start gap-6">{children}</div>
      </div>
    </section>
  );
}
