/** A text from another visit, in this browser or on the server. */
type Offered<Input> = { input: Input; baseVersion: string | null; savedAt: string };
type Draft<Input, Own extends Offered<Input>> = {
  offered: Own | undefined;
  restore: (draft: Own) => void;
  discard: (draft: Own) => void;
  adopt: (copy: Offered<Input>) => void;
  forget: () => void;
};
/** The server's copy of an edit. */
export type Copy<Input> = {
  offered: (Offered<Input> & { device: string }) | undefined;
  accept: () => void;
  discard: () => void;
  forget: (sent?: Input) => void;
};

/** This browser's draft and the server's copy combined: the newer text is offered. */
export function newestText<Input, Own extends Offered<Input>>(
  draft: Draft<Input, Own>,
  copy: Copy<Input> | undefined,
) {
  const onServer = copy?.offered;
  return {
    offered: onServer ?? draft.offered,
    device: onServer?.device,
    restore: () => {
      if (onServer) draft.adopt(onServer);
      else if (draft.offered) draft.restore(draft.offered);
      // A copy that is older than the draft is obsolete as well.
      copy?.accept();
    },
    discard: () => {
      if (onServer) copy.discard();
      else if (draft.offered) draft.discard(draft.offered);
    },
    /** Deletes all copies, because the text was saved or discarded. */
    forget: () => {
      draft.forget();
      copy?.forget();
    },
  };
}
