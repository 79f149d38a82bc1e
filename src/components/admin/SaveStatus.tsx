import type { Status } from "./draft-status";

/** Where the text of an editor is saved. */
export function SaveStatus({ status: { sentence, short } }: { status: Status }) {
  return (
    <>
      {/* Without the time: it is announced when the storage location changes, not on each save. */}
      <p role="status" className="sr-only">
        {sentence}
      </p>
      {short && <p title={sentence}>{short}</p>}
    </>
  );
}

/** Why it may not be saved, if the status alone does not say enough. */
export function SaveProblem({ status }: { status: Status | undefined }) {
  return (
    status?.isProblem && <p className="border-s-2 border-warning ps-4 text-sm">{status.sentence}</p>
  );
}
