import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "@/components/use-latest";
import { describePictures } from "@/lib/markdown/missing-alt-text";
import { withinDeadline } from "@/lib/requests/within-deadline";
import { DescribePictures } from "./DescribePictures";
import { usePicturesToDescribe, type PictureToDescribe } from "./use-pictures-to-describe";

type Options = {
  /** The text in the form, in Markdown. */
  text: string;
  /** Puts the text with its new alt texts into the form. */
  onDescribe: (text: string) => void;
  /** Called with true while it searches for pictures, which counts as saving. */
  onLookup: (isLookingUp: boolean) => void;
  onSave: () => void;
  /** The label of the form's own button. */
  saveLabel: string;
};

/** Saves a form; before its text becomes public, it asks for missing alt texts. */
export function useDescribedSave(options: Options) {
  const latest = useLatest(options);
  const findToDescribe = usePicturesToDescribe();
  const [pictures, setPictures] = useState<PictureToDescribe[]>([]);
  const isLookingUp = useRef(false);

  async function askAndSave(publicText: string) {
    // The button may be pressed twice.
    if (isLookingUp.current) return;
    isLookingUp.current = true;
    latest.current.onLookup(true);
    // If the lookup fails, the question is skipped: it must never block publishing.
    const lookup = findToDescribe(latest.current.text, publicText);
    const found = await withinDeadline(lookup).catch(() => []);
    isLookingUp.current = false;
    latest.current.onLookup(false);
    if (found.length > 0) setPictures(found);
    else latest.current.onSave();
  }

  async function describeAndSave(texts: ReadonlyMap<string, string>) {
    setPictures([]);
    const described = await describePictures(latest.current.text, texts);
    flushSync(() => latest.current.onDescribe(described));
    latest.current.onSave();
  }

  return {
    /** @param publicText what readers see now: its pictures are not asked about again */
    saveDescribed: (publicText: string) => void askAndSave(publicText),
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
