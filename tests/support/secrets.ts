/** The formats of secrets that must never be published. */
const FORMS: Record<string, RegExp> = {
  "a signed token": /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
  "a private key": /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  "a secret key of Supabase": /\bsb_secret_\w{6,}/g,
  "a token of a known service":
    /\b(?:gh[oprsu]_\w{30,}|github_pat_\w{30,}|glpat-[\w-]{20,}|npm_\w{36}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|[rs]k_live_\w{20,}|xox[abps]-[\w-]{10,}|SG\.[\w-]{20,}\.[\w-]{20,})/g,
  "a password in an address": /\b[a-z][a-z\d+]+:\/\/[^\s:/@"'`$<>{}]+:[^\s/@"'`$<>{}]+@[\w.[]/gi,
  "a secret in quotes": /(?:secret|password|passphrase)["']?\s*[:=]\s*["'`][^\s"'`$<>]{20,}["'`]/gi,
  // Except for the public Supabase key.
  "a long value by a secret's name":
    // Nor chained assignments in code, "a.Token = a.Other = …".
    /(?:secret|passw(?:or)?d|token|api_?key|private_?key|service_?role)\w*["']?\s*[:=]\s*["'`]?(?!sb_publishable_|\w+\.\w+=[a-z])(?=[\w+/.=-]*\d)(?=[\w+/.=-]*[a-z])[\w+/.=-]{20,}/gi,
};

/** File names that must never be in Git. */
const SECRET_FILE =
  /(?:^|\/)(?:\.env(?!\.example$)[^/]*|id_[a-z\d]+|[^/]+\.(?:pem|key|p12|pfx|jks)|backups\/.*)$/;

/** The secrets in a text: "kind: the text found", at most 80 characters of it. */
export function secretsIn(text: string): string[] {
  return Object.entries(FORMS).flatMap(([what, form]) =>
    [...text.matchAll(form)].map(([found]) => `${what}: ${found.slice(0, 80)}`),
  );
}

/** True for a file that typically contains secrets, such as .env. */
export function isSecretFile(file: string): boolean {
  return SECRET_FILE.test(file);
}
