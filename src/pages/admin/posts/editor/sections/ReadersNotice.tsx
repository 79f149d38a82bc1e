import { Button } from "@/components/ui/Button";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextArea } from "@/components/ui/TextArea";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import type { PostInput } from "../../post-input";

type Props = {
  input: Pick<PostInput, "revisedAt" | "revisionNote">;
  onChange: (values: Partial<PostInput>) => void;
};

const now = () => new Date().toISOString();

/** The «Updated» line of a published article. */
export function ReadersNotice({ input: { revisedAt, revisionNote }, onChange }: Props) {
  return (
    <div className="grid gap-3 border-t pt-4">
      <SwitchField
        label="Tell readers what changed"
        hint={
          revisedAt
            ? `The article says «Updated», ${formatDateTime(revisedAt)}; feeds and search engines are told.`
            : "For changes that matter to who has read it already. Without, feeds take no notice."
        }
        isOn={revisedAt !== ""}
        onChange={(isOn) =>
          onChange(isOn ? { revisedAt: now() } : { revisedAt: "", revisionNote: "" })
        }
      />
      {revisedAt && (
        <>
          <TextArea
            label="What changed"
            value={revisionNote}
            onChange={({ target }) => onChange({ revisionNote: target.value })}
            maxLength={300}
            rows={2}
          />
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => onChange({ revisedAt: now() })}
          >
            Updated again just now
          </Button>
        </>
      )}
    </div>
  );
}
