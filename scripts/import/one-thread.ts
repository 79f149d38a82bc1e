/*
 * The memory of a picture encoder is returned to the system only partly, and per thread that it ran in: so an import
 * has a single thread. Node creates its threads with their first task, so this module must be imported first.
 */
process.env["UV_THREADPOOL_SIZE"] ??= "1";
