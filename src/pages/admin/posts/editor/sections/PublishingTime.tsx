import { useState } from "react";
import { TextField } from "@/components/ui/TextField";
import { instantOf, localTimeOf, localTimeZone } from "@/lib/format/local-time";

type Props = {
  /** ISO 8601 instant; empty where there is none. */
  publishedAt: string;
  onChange: (publishedAt: string) => void;
};

/** When a post is published, in the owner's time zone. */
export function PublishingTime({ publishedAt, onChange }: Props) {
  // While a date is typed it passes through years such as 0002, which must not be written anew.
  const [typed, setTyped] = useState("");
  const isTyped = typed !== "" && instantOf(typed) === publishedAt;
  return (
    <TextField
      label="Time of publishing"
      type="datetime-local"
      value={isTyped ? typed : localTimeOf(publishedAt)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(instantOf(target.value));
      }}
      className="tabular-nums"
      hint={`${publishedAt ? "It orders the lists." : "Without one, the moment you publish it."} One to come schedules the post. Time zone: ${localTimeZone()}.`}
    />
  );
}
