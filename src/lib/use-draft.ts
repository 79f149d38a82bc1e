import { useCallback, useEffect, useState } from "react";

/**
 * Text that survives a failed request, a closed dialog and a reload: it is kept in local storage
 * under `key` until it is cleared.
 *
 * @param key name unique on the site, e.g. `comment:{postId}`
 * @returns the text, a setter, and `clear` for after a success
 */
export function useDraft(key: string): [string, (text: string) => void, () => void] {
  const name = `draft:${key}`;
  const [text, setText] = useState("");

  // Read after mounting: prerendered HTML cannot know what this browser keeps.
  useEffect(() => {
    setText(read(name));
  }, [name]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      write(name, next);
    },
    [name],
  );
  const clear = useCallback(() => change(""), [change]);
  return [text, change, clear];
}

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function write(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}
