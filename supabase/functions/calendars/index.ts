/*
 * The Edge Function `calendars`: `npx supabase functions deploy calendars`. It holds no secret key: the URL of
 * a calendar is only given to the holder of a ticket that the database has issued for one reading.
 */
import { callDatabase } from "../_shared/project.ts";
import { handleCalendarRequest } from "./handle-request.ts";

declare const Deno: { serve: (handler: (request: Request) => Promise<Response>) => void };

Deno.serve((request) => handleCalendarRequest(request, callDatabase));
