/** Tells password managers, which look before the first password of a form, whose account it changes. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
