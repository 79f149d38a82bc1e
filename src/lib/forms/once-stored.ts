/**
 * Calls back once a form's data is stored, even if the form is no longer on screen, unlike an `onSuccess` passed to
 * `mutate`: its draft must not reappear. A failure is shown from the mutation's `error`.
 *
 * @param sending what `mutateAsync` returned
 */
export function onceStored<Data>(sending: Promise<Data>, callBack: (data: Data) => void): void {
  sending.then(callBack, () => undefined);
}
