import type { ComponentProps } from "react";
import { RequestedTime } from "./RequestedTime";
import { TimeOfKind } from "./TimeOfKind";

type Props =
  | ({ step: "choose" } & ComponentProps<typeof TimeOfKind>)
  | ({ step: "requested" } & ComponentProps<typeof RequestedTime>);

/** The parts of the dialog that are only needed if the owner has hours, in one file. */
export function Booking(props: Props) {
  return props.step === "choose" ? <TimeOfKind {...props} /> : <RequestedTime {...props} />;
}
