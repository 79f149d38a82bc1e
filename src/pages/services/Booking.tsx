import type { ComponentProps } from "react";
import { RequestedTime } from "./RequestedTime";
import { TypeAndTimePicker } from "./TypeAndTimePicker";

type Props =
  | ({ step: "choose" } & ComponentProps<typeof TypeAndTimePicker>)
  | ({ step: "requested" } & ComponentProps<typeof RequestedTime>);

/** The parts of the dialog that are only needed if the owner has set hours, in one chunk. */
export function Booking(props: Props) {
  return props.step === "choose" ? <TypeAndTimePicker {...props} /> : <RequestedTime {...props} />;
}
