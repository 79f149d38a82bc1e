import type { ComponentProps } from "react";

// The base styles take the markers away, and with them WebKit takes the role: VoiceOver says neither
// that it is a list nor how long. A role that is written stays. Lint refuses `<ul>` and `<ol>` elsewhere.

export function List(props: ComponentProps<"ul">) {
  return <ul role="list" {...props} />;
}

export function OrderedList(props: ComponentProps<"ol">) {
  return <ol role="list" {...props} />;
}
