/**
 * Calls back when the document gets another title, which it does with every navigation, shortly before the content.
 *
 * @returns a function that stops it
 */
export function onTitleChange(callBack: (title: string) => void): () => void {
  let known = document.title;
  const observer = new MutationObserver(() => {
    const { title } = document;
    if (!title || title === known) return;
    known = title;
    callBack(title);
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
