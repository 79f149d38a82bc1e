import { BackendError } from "@/lib/requests/backend-error";
import { t } from "@/lib/words";

type Props = {
  error: { message: string };
  /** The alternative offered when the backend's rate limit was hit. */
  contactEmail?: string | undefined;
};

/** The error of a form that could not be sent; the form keeps its text. */
export function SubmitError({ error, contactEmail }: Props) {
  const isTooOften = error instanceof BackendError && error.status === 429;
  return (
    <p role="alert" className="border-s-2 border-danger ps-4 text-sm">
      {error.message}
      {isTooOften && contactEmail && (
        <>
          {" "}
          {t("Or write to {address}.", {
            address: (
              <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
                {contactEmail}
              </a>
            ),
          })}
        </>
      )}
    </p>
  );
}
