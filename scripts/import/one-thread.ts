/*
 * What an encoder of pictures has had comes back to the system in parts only, and in parts for each thread that it ran
 * in: an import has one. Node makes its threads with their first task, so this is imported before all else.
 */
process.env["UV_THREADPOOL_SIZE"] ??= "1";
