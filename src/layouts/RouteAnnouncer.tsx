import { useEffect, useState } from "react";
import { onTitleChange } from "@/lib/browser/on-title-change";

/** Announces the title to screen readers after each navigation. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState("");
  useEffect(() => onTitleChange(setTitle), []);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
