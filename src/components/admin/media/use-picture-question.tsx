import { useRef, useState } from "react";
import { DescribePictures } from "./DescribePictures";
import { usePicturesToDescribe, type PictureToDescribe } from "./use-pictures-to-describe";

type Asked = {
  pictures: PictureToDescribe[];
  onAnswer: (texts: ReadonlyMap<string, string>) => void;
};

/**
 * Asks, before a text is public, what its pictures show.
 *
 * @param saveLabel what the form's own button says
 */
export function usePictureQuestion(saveLabel: string) {
  const findToDescribe = usePicturesToDescribe();
  const [asked, setAsked] = useState<Asked>();
  const isLooking = useRef(false);

  async function ask(source: string, publicSource: string, onAnswer: Asked["onAnswer"]) {
    // The button may be pressed twice.
    if (isLooking.current) return;
    isLooking.current = true;
    // What cannot look, asks nothing: a question must not keep anybody from publishing.
    const pictures = await findToDescribe(source, publicSource).catch(() => []);
    isLooking.current = false;
    if (pictures.length === 0) onAnswer(new Map());
    else setAsked({ pictures, onAnswer });
  }

  return {
    /** Calls back with alternative texts by address; at once where there is nothing to ask. */
    ask,
    question: asked && (
      <DescribePictures
        pictures={asked.pictures}
        saveLabel={saveLabel}
        onSave={(texts) => {
          setAsked(undefined);
          asked.onAnswer(texts);
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
