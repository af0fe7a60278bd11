import { useSession } from "../../platform/session/use-session.ts";

/** Password managers look for the name that belongs to the password. */
export function UsernameHint({ email }: { email?: string | undefined }) {
  const { profile } = useSession();
  return <input type="hidden" name="username" autoComplete="username" value={email ?? profile?.email ?? ""} readOnly />;
}
