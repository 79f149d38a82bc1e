/**
 * Generates the SQL of the sample posts for the official Supabase CLI, which runs it with the other files in
 * supabase/seed/. The embedded backend generates it by itself.
 */
import path from "node:path";
import { makeSamplePosts } from "../supabase/embedded/sample-posts.ts";
import { root } from "./lib/root.ts";

await makeSamplePosts(path.join(root, "supabase"));
