import { Button } from "@/components/ui/Button";
import { formatDateTime } from "@/lib/format/dates-and-numbers";

type Props = {
  savedAt: string;
  /** Where it was written, if not in this browser. */
  device?: string;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Asks, before the form is shown, whether to restore a draft. */
export function DraftOffer({ savedAt, device, onRestore, onDiscard }: Props) {
  return (
    <div className="grid justify-items-start gap-5 border-l-2 border-accent py-2 pl-5">
      <p>
        You have an unsaved draft from <time dateTime={savedAt}>{formatDateTime(savedAt)}</time>
        {device && `, written with ${device}`}.
      </p>
      <div className="flex gap-3">
        <Button onClick={onRestore}>Restore</Button>
        <Button variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}
