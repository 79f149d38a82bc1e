import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import { consultationTypesQuery } from "@/data/consultation-types/public";
import { freeTimesQuery } from "@/data/consultation-requests/free-times";
import { readDraft } from "@/lib/drafts/draft-store";
import { localTimeZone } from "@/lib/format/local-time";
import { formatHold } from "./format-hold";
import { ConsultationTypes, useProjectType } from "./ConsultationTypes";
import { TimePicker } from "./TimePicker";
import { TimesStatus } from "./TimesStatus";
import { t } from "@/lib/words";

type Props = Omit<ComponentProps<typeof TimePicker>, "query" | "outcome" | "held"> & {
  /** The time and kind of a request that may be stored, so that sending it again is the same request. */
  sent: { time: string; kind: string };
  /** The preselected option of the form; empty for the previous choice. */
  preselectedType: string;
};

/** Offers the consultation types for the selected project type, and the free times of the selected one. */
export function TypeAndTimePicker({ preselectedType, sent, ...picker }: Props) {
  const [draft] = useState(() => new URLSearchParams(readDraft("consultation")));
  const { projectType, inside } = useProjectType(
    preselectedType || (draft.get("project_type") ?? ""),
  );
  const [chosenId, setChosenId] = useState(() => draft.get("kind"));
  const allTypes = useQuery(consultationTypesQuery());
  const types = (allTypes.data ?? []).filter(
    ({ project_types: projectTypes }) =>
      projectTypes.length === 0 || projectTypes.includes(projectType),
  );
  const chosen = types.find(({ id }) => id === chosenId) ?? types[0];
  return (
    <div ref={inside} className="col-span-full grid gap-5 border-y py-5">
      <input type="hidden" name="time_zone" value={localTimeZone()} />
      {chosen && <ConsultationTypes types={types} chosen={chosen} onChange={setChosenId} />}
      {!allTypes.data ? (
        // Their lengths are not known, nor what has to be paid.
        <div className="text-sm text-ink-muted">
          <TimesStatus query={allTypes} />
        </div>
      ) : (
        <TimePicker
          {...picker}
          held={sent.kind === (chosen?.id ?? "") ? sent.time : ""}
          query={freeTimesQuery({ length: chosen?.minutes })}
          outcome={(time) =>
            t("Once you send this, it is {hold}.", { hold: formatHold(chosen, time) })
          }
        />
      )}
    </div>
  );
}
