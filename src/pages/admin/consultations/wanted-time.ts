import type { ConsultationRequest } from "@/data/consultation-requests/admin";

/** The time that a request is about: the owner's proposal, or the client's choice; empty without one. */
export function wantedTime({ proposed_for, requested_for }: ConsultationRequest): string {
  return proposed_for ?? requested_for ?? "";
}
