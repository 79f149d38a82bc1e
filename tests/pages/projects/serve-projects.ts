import { http, HttpResponse } from "msw";
import type { Tables } from "@/lib/supabase/database.types";
import { rest, server } from "../../support/server";

/** The backend has these projects, in this order. */
export function serveProjects(projects: Tables<"projects">[]): void {
  server.use(http.get(rest("projects"), () => HttpResponse.json(projects)));
}
