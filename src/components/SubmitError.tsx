import { BackendError } from "@/lib/requests/backend-error";

type Props = {
  error: Error;
  /** Offered as another way when the backend says that it was too often. */
  contactEmail?: string | undefined;
};

/** Why a form could not be sent, inside the form, where what was typed still stands. */
export function SubmitError({ error, contactEmail }: Props) {
  const isTooOften = error instanceof BackendError && error.status === 429;
  return (
    <p role="alert" className="border-l-2 border-danger pl-4 text-sm">
      {error.message}
      {isTooOften && contactEmail && (
        <>
          {" "}
          Or write to{" "}
          <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
            {contactEmail}
          </a>
          .
        </>
      )}
    </p>
  );
}
