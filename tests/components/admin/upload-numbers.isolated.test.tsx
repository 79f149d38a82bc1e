import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mediaQuery } from "@/data/media/library";
import { gif } from "../../support/media";

/** The placeholder of a picture that is pasted after the page was loaded. */
async function pastedAfterLoading(): Promise<string | undefined> {
  vi.resetModules();
  const { MediaLibraryContext } = await import("@/components/admin/media/media-library");
  const { usePictureUploads } = await import("@/components/admin/media/use-picture-uploads");
  const text: string[] = [];
  const target = {
    insertParagraphs: (inserted: readonly string[]) => void text.push(...inserted),
    replace: () => true,
    flush: () => undefined,
  };
  const library = {
    picturesQuery: mediaQuery,
    texts: async () => [],
    describe: () => undefined,
    store: () => new Promise<never>(() => {}),
  };
  const { result } = renderHook(() => usePictureUploads(target), {
    wrapper: ({ children }) => (
      <MediaLibraryContext value={library}>{children}</MediaLibraryContext>
    ),
  });
  act(() => result.current.insertPictures([gif("image.png")]));
  return text[0];
}

test("a pasted picture does not get the placeholder of one that was pasted in an earlier visit", async () => {
  const placeholders = [await pastedAfterLoading(), await pastedAfterLoading()];
  expect(placeholders[0]).toMatch(/^!\[Uploading image\.png \(\d+\)…\]\(\)$/);
  expect(placeholders[1]).not.toBe(placeholders[0]);
});
