import { useEffect, useRef, useState } from "react";

/** Announces the title to screen readers after each navigation. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState("");
  const known = useRef("");

  useEffect(() => {
    known.current = document.title;
    const observer = new MutationObserver(() => {
      if (!document.title || document.title === known.current) return;
      known.current = document.title;
      setTitle(document.title);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
