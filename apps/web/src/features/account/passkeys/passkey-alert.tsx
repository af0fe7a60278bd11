import { Alert } from "../../../ui/feedback/alert.tsx";
import { usePasskeyError } from "./use-passkey-error.ts";

/** What went wrong, in place; a question that was merely closed is said quietly. */
export function PasskeyAlert({ error }: { error: unknown }) {
  const describe = usePasskeyError();
  if (!error) return null;
  const { text, calm } = describe(error);
  return (
    <Alert tone={calm ? "plain" : "danger"} live={calm ? "polite" : "assertive"}>
      {text}
    </Alert>
  );
}
