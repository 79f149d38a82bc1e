import { useState } from "react";
import { storageKey } from "@/lib/base-path";

const KEY = storageKey("plain-editor");

/** Whether this browser writes in a plain text area; kept in local storage. */
export function usePlainSetting(): [isPlain: boolean, setIsPlain: (isPlain: boolean) => void] {
  const [isPlain, setIsPlain] = useState(read);
  return [
    isPlain,
    (next) => {
      setIsPlain(next);
      try {
        if (next) localStorage.setItem(KEY, "true");
        else localStorage.removeItem(KEY);
      } catch {
        // Where nothing can be kept, the choice holds until the page is left.
      }
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}
