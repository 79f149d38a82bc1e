import { useState } from "react";
import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";

const KEY = storageKey("plain-editor");

/** Whether this browser uses a plain text area; kept in local storage. */
export function usePlainSetting(): [isPlain: boolean, setIsPlain: (isPlain: boolean) => void] {
  const [isPlain, setIsPlain] = useState(() => storedText(KEY) === "true");
  return [
    isPlain,
    (next) => {
      setIsPlain(next);
      // If storage is unavailable, the choice lasts until the page is left.
      storeText(KEY, next ? "true" : "");
    },
  ];
}
