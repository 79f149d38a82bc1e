import { Plus } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { recordWords, type DialogNoun } from "./record-words";

type Props = {
  title: string;
  /** How many there are, once it is known. */
  count: string | undefined;
  /** What one of them is. */
  noun: DialogNoun;
  onNew: () => void;
};

/** The head of a list of records: what they are, how many, and the button for a new one. */
export function RecordListHeader({ title, count, noun, onNew }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="font-serif text-headline">{title}</h1>
        <p aria-live="polite" className="mt-1 min-h-5 label text-ink-muted">
          {count}
        </p>
      </div>
      <Button onClick={onNew}>
        <Plus aria-hidden className="size-4" />
        {recordWords[noun].create}
      </Button>
    </header>
  );
}
