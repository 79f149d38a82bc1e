import { switchFields } from "@/components/admin/field-props";
import { SwitchField } from "@/components/admin/SwitchField";
import { Time } from "@/components/admin/Time";
import { isInFuture } from "@/lib/clock";
import type { PostInput } from "../../post-input";
import { FormerSlugs } from "./FormerSlugs";
import { ReadersNotice } from "./ReadersNotice";
import type { SectionProps } from "./section-props";
import { useQuery } from "@tanstack/react-query";
import { buildStateQuery } from "@/data/build-hook";
import { useState, type ReactNode } from "react";
import { TextField } from "@/components/ui/TextField";
import { instantOf, localTimeOf, localTimeZone } from "@/lib/format/local-time";
import { postRecord } from "@/data/posts/record";
import { t } from "@/lib/words";

/** Whether and when a post can be read, notes on changes for readers, and its former URLs. */
export function PublishingSection(section: SectionProps) {
  const { postId, isNew, input, onChange } = section;
  const flag = switchFields(postRecord, section);
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-3">
        <SwitchField {...flag("published")} hint={whoReads(input)} />
        <SwitchField
          {...flag("unlisted")}
          hint={t(
            "Not in any list, search or feed. It is not secret: anyone who has or finds the address can read it.",
          )}
        />
      </div>
      {!isNew && <BuildLine isPublished={input.published} />}
      <PublishingTime
        value={input.published_at}
        onChange={(published_at) => onChange({ published_at })}
      />
      {input.published && !isNew && <ReadersNotice {...section} />}
      {!isNew && <FormerSlugs postId={postId} />}
    </div>
  );
}

function whoReads({ published, unlisted, published_at: publishedAt }: PostInput): ReactNode {
  if (!published) return t("A draft: only you can see it.");
  if (!isInFuture(publishedAt))
    return unlisted ? t("Anyone with the address can read it.") : t("Everyone can read it.");
  const time = <Time at={publishedAt} />;
  return unlisted
    ? t("Scheduled. Anyone with the address can read it from {time} on.", { time })
    : t("Scheduled. Everyone can read it from {time} on.", { time });
}

type BuildLineProps = { isPublished: boolean };

/** The progress of publishing: "Published · being built since 14:02"; nothing without a build hook. */
function BuildLine({ isPublished }: BuildLineProps) {
  const { data: state } = useQuery({ ...buildStateQuery(), enabled: isPublished });
  if (!isPublished || !state || state.kind === "off") return null;
  return (
    <p role="status" className="text-sm text-ink-muted">
      {t("Published")} · {state.text}
    </p>
  );
}

type PublishingTimeProps = {
  /** ISO 8601 instant; empty if there is none. */
  value: string;
  onChange: (publishedAt: string) => void;
};

/** When a post is published, in the owner's time zone. */
function PublishingTime({ value, onChange }: PublishingTimeProps) {
  // A date being typed passes through years such as 0002, which must not be replaced.
  const [typed, setTyped] = useState("");
  const isTyped = typed !== "" && instantOf(typed) === value;
  return (
    <TextField
      label={postRecord.published_at.label}
      type="datetime-local"
      value={isTyped ? typed : localTimeOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(instantOf(target.value));
      }}
      className="tabular"
      hint={`${value ? t("Lists are sorted by it.") : t("If empty, the moment you publish it.")} ${t("A future time schedules the post. Time zone: {zone}.", { zone: localTimeZone() })}`}
    />
  );
}
