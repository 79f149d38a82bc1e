import type { ComponentProps } from "react";

// The base styles remove the markers, and WebKit removes the role with them: VoiceOver then announces neither a
// list nor its length. An explicit role is kept. Lint refuses `<ul>` and `<ol>` elsewhere.

export function List(props: ComponentProps<"ul">) {
  return <ul role="list" {...props} />;
}

export function OrderedList(props: ComponentProps<"ol">) {
  return <ol role="list" {...props} />;
}
