import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "@/components/use-latest";
import { useIsLeft } from "@/lib/use-is-left";
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
  /** From {@link publicTextOf}. */
  publicText: string | undefined;
  /** Whether the form can be saved; if not, it shows why. */
  isComplete: () => boolean;
  /** Puts the text with its new alt texts into the form. */
  onDescribe: (text: string) => void;
  /** Called with true while it waits for uploads and looks for pictures, which counts as saving. */
  onPrepare: (isPreparing: boolean) => void;
  onSave: () => void;
  /** The label of the form's own button. */
  saveLabel: string;
};

/**
 * What readers see now of a text that becomes public: its pictures are not asked about again. Undefined for one that
 * does not become public, and for HTML.
 */
export function publicTextOf(
  stored: { published: boolean; source: string } | undefined,
  input: { published: boolean; format: string },
): string | undefined {
  if (!input.published || input.format !== "markdown") return undefined;
  return stored?.published ? stored.source : "";
}

/** Saves a form once its pictures are uploaded; before its text becomes public, it asks for missing alt texts. */
export function useDescribedSave(options: Options) {
  const latest = useLatest(options);
  const findToDescribe = usePicturesToDescribe();
  const [pictures, setPictures] = useState<PictureToDescribe[]>([]);
  const isPreparing = useRef(false);
  const isLeft = useIsLeft();

  async function prepareAndSave() {
    // The button may be pressed twice.
    if (isPreparing.current || !latest.current.isComplete()) return;
    isPreparing.current = true;
    latest.current.onPrepare(true);
    const isUploaded = await uploadsEnd();
    // Leaving cancels them.
    if (isLeft()) return;
    const found = isUploaded ? await picturesMissing() : "picture";
    isPreparing.current = false;
    latest.current.onPrepare(false);
    if (found === "picture") notify({ title: PICTURE_MISSING, tone: "danger" });
    // The form could be edited meanwhile.
    else if (!latest.current.isComplete()) return;
    else if (found.length > 0) setPictures(found);
    else latest.current.onSave();
  }

  /** What a text that becomes public lacks. If a lookup fails, it is skipped: it must never block publishing. */
  async function picturesMissing(): Promise<PictureToDescribe[] | "picture"> {
    const { text, publicText } = latest.current;
    if (publicText === undefined) return [];
    if (await withinDeadline(hasPlaceholder(text)).catch(() => false)) return "picture";
    return withinDeadline(findToDescribe(text, publicText)).catch(() => []);
  }

  async function describeAndSave(texts: ReadonlyMap<string, string>) {
    setPictures([]);
    const described = await describePictures(latest.current.text, texts);
    flushSync(() => latest.current.onDescribe(described));
    latest.current.onSave();
  }

  return {
    save: () => void prepareAndSave(),
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
