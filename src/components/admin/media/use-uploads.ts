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

/** The uploads that have not ended, each with whether its picture is stored, or no longer wanted. */
const unfinished = new Set<Promise<boolean>>();

/**
 * Waits for all uploads.
 *
 * @returns false if one of them has failed
 */
export async function uploadsEnd(): Promise<boolean> {
  let isStored = true;
  while (unfinished.size > 0) {
    const ended = await Promise.all(unfinished);
    isStored = isStored && ended.every(Boolean);
  }
  return isStored;
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
    return () => all.forEach((controller) => controller.abort());
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
    const { signal } = controller;
    const upload = chain.current.then(async () => {
      if (signal.aborted) return true;
      change(id, { state: "running", progress: 0, message: "" });
      try {
        const picture = await store(file, {
          signal,
          onProgress: (progress) => change(id, { progress }),
        });
        // It was cancelled too late to be stopped.
        if (signal.aborted) return true;
        // At once: a form may be waiting for it to be saved.
        flushSync(() => {
          remove(id);
          stored.current?.(picture, { id, file });
        });
        return true;
      } catch (error) {
        if (signal.aborted) return true;
        const message = error instanceof Error ? error.message : t("The picture was not stored.");
        change(id, { state: "failed", message });
        return false;
      } finally {
        if (controllers.current.get(id) === controller) controllers.current.delete(id);
      }
    });
    chain.current = upload;
    unfinished.add(upload);
    void upload.finally(() => unfinished.delete(upload));
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
      controllers.current.get(id)?.abort();
      remove(id);
    },
    retry: (item: UploadItem) => {
      change(item.id, { state: "waiting", progress: 0, message: "" });
      start(item);
    },
  };
}
