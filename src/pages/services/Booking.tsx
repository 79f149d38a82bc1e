import type { ComponentProps } from "react";
import { RequestedTime } from "./RequestedTime";
import { TimeOfKind } from "./TimeOfKind";

type Props =
  | ({ step: "choose" } & ComponentProps<typeof TimeOfKind>)
  | ({ step: "requested" } & ComponentProps<typeof RequestedTime>);

/** What the dialog shows only where the owner has hours, in one file: what comes after is loaded with it. */
export function Booking(props: Props) {
  return props.step === "choose" ? <TimeOfKind {...props} /> : <RequestedTime {...props} />;
}
