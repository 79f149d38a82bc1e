import { SwitchField } from "@/components/ui/SwitchField";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";
import { postLabels, type PostInput } from "../../post-input";
import { BuildLine } from "./BuildLine";
import { FormerAddresses } from "./FormerAddresses";
import { PublishingTime } from "./PublishingTime";
import { ReadersNotice } from "./ReadersNotice";

type Props = {
  postId: string;
  isNew: boolean;
  input: PostInput;
  onChange: (values: Partial<PostInput>) => void;
};

/** Whether and when a post can be read, what readers are told of changes, and its former addresses. */
export function PublishingSection({ postId, isNew, input, onChange }: Props) {
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-3">
        <SwitchField
          label={postLabels.published}
          hint={whoReads(input)}
          isOn={input.published}
          onChange={(published) => onChange({ published })}
        />
        <SwitchField
          label={postLabels.unlisted}
          hint="In no list, search or feed. That is no secret: whoever has or finds the address can read it."
          isOn={input.unlisted}
          onChange={(unlisted) => onChange({ unlisted })}
        />
      </div>
      {!isNew && <BuildLine isPublished={input.published} />}
      <PublishingTime
        value={input.published_at}
        onChange={(published_at) => onChange({ published_at })}
      />
      {input.published && !isNew && <ReadersNotice input={input} onChange={onChange} />}
      {!isNew && <FormerAddresses postId={postId} />}
    </div>
  );
}

function whoReads({ published, unlisted, published_at: publishedAt }: PostInput): string {
  if (!published) return "A draft, only you see it.";
  const readers = unlisted ? "Whoever has the address" : "Everyone";
  return isToCome(publishedAt)
    ? `Scheduled. ${readers} can read it from ${formatDateTime(publishedAt)} on.`
    : `${readers} can read it.`;
}
