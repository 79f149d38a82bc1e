import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Picture } from "@/lib/media/picture";
import { t } from "@/lib/words";
import { useLatest } from "@/components/use-latest";
import { useMediaLibrary } from "./media-library";

export type Upload = { id: number; file: File };

export type UploadItem = Upload & {
  state: "waiting" | "running" | "failed";
  progress: number;
  /** Why it failed. */
  message: string;
};

// Not from 1: a restored draft may have the placeholders of an earlier visit, or of another device.
let lastId = Math.floor(Math.random() * 1_000_000);

/** The uploads that have not ended, by id. One that is no longer wanted has, whatever it still does. */
const unfinished = new Map<number, Promise<unknown>>();
/** The ids of failed uploads that are neither retried nor dismissed. */
const failed = new Set<number>();

/**
 * Waits for all uploads.
 *
 * @returns false if one of them has failed
 */
export async function uploadsEnd(): Promise<boolean> {
  const awaited = new Set<number>();
  while (unfinished.size > 0) {
    for (const id of unfinished.keys()) awaited.add(id);
    await Promise.all(unfinished.values());
  }
  return ![...awaited].some((id) => failed.has(id));
}

/**
 * Uploads pictures one after another: a phone has no memory for several at once.
 *
 * @param onStored receives each picture when it is in the library, and its upload
 */
export function useUploads(onStored?: (picture: Picture, upload: Upload) => void) {
  const { store } = useMediaLibrary();
  const [items, setItems] = useState<UploadItem[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const stored = useLatest(onStored);
  // After leaving the page, the user no longer sees the remaining uploads.
  useEffect(() => {
    const all = controllers.current;
    return () => [...all.keys()].forEach((id) => drop(all, id));
  }, []);

  function change(id: number, values: Partial<UploadItem>) {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...values } : item)));
  }
  function remove(id: number) {
    setItems((all) => all.filter((item) => item.id !== id));
  }

  function start({ id, file }: Upload) {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    failed.delete(id);
    const { signal } = controller;
    const upload = chain.current.then(async () => {
      if (signal.aborted) return;
      change(id, { state: "running", progress: 0, message: "" });
      try {
        const picture = await store(file, {
          signal,
          onProgress: (progress) => change(id, { progress }),
        });
        // It was cancelled too late to be stopped.
        if (signal.aborted) return;
        controllers.current.delete(id);
        // At once: a form may be waiting for it to be saved.
        flushSync(() => {
          remove(id);
          stored.current?.(picture, { id, file });
        });
      } catch (error) {
        if (signal.aborted) return;
        const message = error instanceof Error ? error.message : t("The picture was not stored.");
        failed.add(id);
        change(id, { state: "failed", message });
      }
    });
    chain.current = upload;
    // What it has stored may take long to be removed.
    const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve));
    const ended = Promise.race([upload, aborted]);
    unfinished.set(id, ended);
    void ended.then(() => unfinished.delete(id));
  }

  return {
    items,
    /** Returns an upload for each of the files. */
    add: (files: readonly File[]): UploadItem[] => {
      const added = files.map((file) => {
        const item: UploadItem = { id: ++lastId, file, state: "waiting", progress: 0, message: "" };
        return item;
      });
      setItems((all) => [...all, ...added]);
      added.forEach(start);
      return added;
    },
    /** Cancels a waiting or running upload, and removes a failed one from the list. */
    cancel: ({ id }: Upload) => {
      drop(controllers.current, id);
      remove(id);
    },
    retry: (item: UploadItem) => {
      change(item.id, { state: "waiting", progress: 0, message: "" });
      start(item);
    },
  };
}

/** Stops an upload, and forgets that it failed. */
function drop(controllers: Map<number, AbortController>, id: number): void {
  controllers.get(id)?.abort();
  controllers.delete(id);
  failed.delete(id);
}
