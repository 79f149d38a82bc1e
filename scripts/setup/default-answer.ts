import type { Answers } from "./fields.ts";
import { isSample } from "./samples.ts";

/** The default of a question: not a sample's value, which would be published as the owner's. */
export function defaultAnswer(name: string, current: Answers, stored: Answers): string {
  if (name === "removeSamples") return stored[name] ?? "yes";
  if (name === "language") return stored[name] ?? "en";
  if (name === "timeZone" && isSample(current["location"] ?? "")) return machineTimeZone();
  if (name === "ownerEmail") return stored[name] ?? current["email"] ?? "";
  const value = stored[name] ?? current[name] ?? "";
  return isSample(value) ? "" : value;
}

function machineTimeZone(): string {
  const minutes = -new Date().getTimezoneOffset();
  if (minutes === 0) return "UTC";
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "-" : "+"}${hours}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
