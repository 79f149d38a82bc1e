import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "@/components/use-latest";
import { useIsLeft } from "@/components/admin/use-is-left";
import { describePictures, hasPlaceholder } from "@/lib/markdown/missing-alt-text";
import { notify } from "@/lib/notify";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { DescribePictures } from "./DescribePictures";
import {
  PICTURE_MISSING,
  usePicturesToDescribe,
  type PictureToDescribe,
} from "./use-pictures-to-describe";
import { uploadsEnd } from "./use-uploads";

type Options = {
  /** The text in the form, in Markdown. */
  text: string;
  /** Puts the text with its new alt texts into the form. */
  onDescribe: (text: string) => void;
  /** Called with true while it waits for uploads and looks for pictures, which counts as saving. */
  onPrepare: (isPreparing: boolean) => void;
  onSave: () => void;
  /** The label of the form's own button. */
  saveLabel: string;
};

/** Saves a form once its pictures are uploaded; before its text becomes public, it asks for missing alt texts. */
export function useDescribedSave(options: Options) {
  const latest = useLatest(options);
  const findToDescribe = usePicturesToDescribe();
  const [pictures, setPictures] = useState<PictureToDescribe[]>([]);
  const isPreparing = useRef(false);
  const isLeft = useIsLeft();

  async function prepareAndSave(publicText: string | undefined) {
    // The button may be pressed twice.
    if (isPreparing.current) return;
    isPreparing.current = true;
    latest.current.onPrepare(true);
    const isUploaded = await uploadsEnd();
    // Leaving cancels them.
    if (isLeft()) return;
    const { text } = latest.current;
    // If a lookup fails, it is skipped: it must never block publishing.
    const isMissing =
      !isUploaded ||
      (publicText !== undefined && (await withinDeadline(hasPlaceholder(text)).catch(() => false)));
    const found =
      isMissing || publicText === undefined
        ? []
        : await withinDeadline(findToDescribe(text, publicText)).catch(() => []);
    isPreparing.current = false;
    latest.current.onPrepare(false);
    if (isMissing) notify({ title: PICTURE_MISSING, tone: "danger" });
    else if (found.length > 0) setPictures(found);
    else latest.current.onSave();
  }

  async function describeAndSave(texts: ReadonlyMap<string, string>) {
    setPictures([]);
    const described = await describePictures(latest.current.text, texts);
    flushSync(() => latest.current.onDescribe(described));
    latest.current.onSave();
  }

  return {
    /**
     * @param publicText what readers see now: its pictures are not asked about again; undefined for a text that does
     *   not become public
     */
    saveDescribed: (publicText?: string) => void prepareAndSave(publicText),
    question: pictures.length > 0 && (
      <DescribePictures
        pictures={pictures}
        saveLabel={options.saveLabel}
        onSave={(texts) => void describeAndSave(texts)}
        onClose={() => setPictures([])}
      />
    ),
  };
}
