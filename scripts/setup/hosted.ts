import path from "node:path";
import { keyHeaders } from "../../src/lib/supabase/key-headers.ts";
import { refusalOf } from "../lib/refusal.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { withDatabase } from "../backup/open.ts";
import type { Session } from "../backup/session.ts";
import { applyMigrations, pendingMigrations } from "./apply-migrations.ts";
import { pushArticles, setLanguage } from "./contents.ts";
import type { SetupContext } from "./context.ts";

const LATER =
  "\nNot done yet: the schema, and your account. Set DATABASE_URL to the connection string of the project's database " +
  "(Connect → Session pooler) and SUPABASE_SECRET_KEY to its secret key (Settings → API Keys), then run npm run setup " +
  "again. Neither is written anywhere. Or do it by hand, as docs/deploy.md says.";

/**
 * Prepares a Supabase project: its schema, the owner's account, the ownership, the language and the first
 * article. Announces each step before it is run.
 *
 * @returns whether all of it was done
 */
export async function finishHosted(context: SetupContext): Promise<boolean> {
  const { root, answers, before, print } = context;
  if (!process.env["DATABASE_URL"]) {
    print(LATER);
    return false;
  }
  return withDatabase("content", async ({ session, store, filesUrl, name }) => {
    print(`\nThe database is ${name}.`);
    if (!(await applySchema(context, session))) return false;
    if (!(await assignOwner(context, session))) return false;
    await setLanguage(session, answers, before, print);
    return pushArticles(root, { session, store, filesUrl }, print);
  });
}

async function applySchema(
  { root, confirm, print }: SetupContext,
  session: Session,
): Promise<boolean> {
  const pending = await pendingMigrations(session, path.join(root, "supabase/migrations"));
  if (pending.length === 0) {
    print("  The schema is already there.");
    return true;
  }
  if (!(await confirm(`  Apply the schema (${pending.length} migrations)?`))) return false;
  await applyMigrations(session, pending);
  print(`  The schema is applied (${pending.length} migrations).`);
  return true;
}

async function assignOwner(context: SetupContext, session: Session): Promise<boolean> {
  const { answers, confirm, print } = context;
  const email = answers["ownerEmail"] || answers["email"] || "";
  if (!email) throw new UserError("“ownerEmail” is missing: the address that you sign in with.");
  const bound = await session.query(
    `select lower(u.email) as email from private.site_owner as o join auth.users as u on u.id = o.user_id`,
  );
  const owner = bound.rows[0]?.["email"];
  if (owner) {
    if (owner !== email.toLowerCase()) {
      throw new UserError(
        `The site belongs to another account. To change that, run select private.set_owner('${email.replaceAll("'", "''")}'); in the SQL editor.`,
      );
    }
    print(`  The site already belongs to ${email}.`);
    return true;
  }
  const { rows } = await session.query("select id from auth.users where lower(email) = lower($1)", [
    email,
  ]);
  if (rows.length === 0) {
    if (!(await confirm(`  Create the account ${email}?`))) return false;
    await makeAccount(answers["supabaseUrl"] ?? "", email);
    print(`  The account ${email} is created.`);
  }
  if (!(await confirm(`  Give the site to ${email}?`))) return false;
  await session.query("select private.set_owner($1)", [email]);
  print(
    `  The site belongs to ${email}. Choose a password with “Forgot your password?” on the site.`,
  );
  return true;
}

/** https://supabase.com/docs/reference/javascript/auth-admin-createuser, as a request. */
async function makeAccount(projectUrl: string, email: string): Promise<void> {
  const key = process.env["SUPABASE_SECRET_KEY"];
  if (!key) {
    throw new UserError(
      "Creating the account takes SUPABASE_SECRET_KEY, the project's secret key (Settings → API Keys). It is not written anywhere.",
    );
  }
  const response = await fetch(`${projectUrl}/auth/v1/admin/users`, {
    method: "POST",
    headers: {
      ...keyHeaders(key),
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ email, email_confirm: true }),
    redirect: "error",
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new UserError(`${projectUrl} cannot be reached: ${sentenceOf(error)}`);
  });
  if (response.ok) return;
  const reason = refusalOf(response.status, await response.text(), "SUPABASE_SECRET_KEY");
  throw new UserError(`The account could not be created: ${reason}`);
}
