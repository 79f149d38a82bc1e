import { useState } from "react";
import { TextField } from "@/components/ui/TextField";
import { instantOf, localTimeOf, localTimeZone } from "@/lib/format/local-time";
import { postLabels } from "../../post-input";

type Props = {
  /** ISO 8601 instant; empty where there is none. */
  value: string;
  onChange: (publishedAt: string) => void;
};

/** When a post is published, in the owner's time zone. */
export function PublishingTime({ value, onChange }: Props) {
  // While a date is typed it passes through years such as 0002, which must not be written anew.
  const [typed, setTyped] = useState("");
  const isTyped = typed !== "" && instantOf(typed) === value;
  return (
    <TextField
      label={postLabels.published_at}
      type="datetime-local"
      value={isTyped ? typed : localTimeOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(instantOf(target.value));
      }}
      className="tabular-nums"
      hint={`${value ? "It orders the lists." : "Without one, the moment you publish it."} One to come schedules the post. Time zone: ${localTimeZone()}.`}
    />
  );
}
