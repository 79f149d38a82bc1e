import type { ConsultationRequest } from "@/data/consultation-requests/admin";

/** The requested time: the owner's proposal, or the client's choice; empty without one. */
export function requestedTime({ proposed_for, requested_for }: ConsultationRequest): string {
  return proposed_for ?? requested_for ?? "";
}
