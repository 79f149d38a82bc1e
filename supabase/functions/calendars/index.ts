/*
 * The Edge Function «calendars»: `npx supabase functions deploy calendars`. It holds no key that opens anything: the
 * address of a calendar is told to whoever has the ticket that the database has made for one reading.
 */
import { callDatabase } from "../_shared/project.ts";
import { answerCalendars } from "./answer.ts";

declare const Deno: { serve: (answer: (request: Request) => Promise<Response>) => void };

Deno.serve((request) => answerCalendars(request, callDatabase));
