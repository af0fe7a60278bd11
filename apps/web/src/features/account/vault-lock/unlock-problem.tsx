import { KeysError } from "@heirlock/keyring/problems";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Alert, type AlertTone } from "../../../ui/feedback/alert.tsx";
import { type KeyProblem, keyProblemOf } from "../key-problem.ts";
import { passkeyProblemOf } from "../passkey-problem.ts";

type Known =
  | KeyProblem
  | "wrongPassword"
  | "wrongPasskey"
  | "damaged"
  | "changed"
  | "cancelled"
  | "noPasskey"
  | "noPrf";

function problemOf(error: unknown): Known | null {
  const ceremony = passkeyProblemOf(error);
  if (ceremony === "cancelled" || ceremony === "noPrf") return ceremony;
  if (ceremony) return "noPasskey";
  if (!(error instanceof KeysError)) return null;
  switch (error.code) {
    case "bundle.wrong_key":
      return (error.data as { purpose: string }).purpose === "passkey" ? "wrongPasskey" : "wrongPassword";
    case "bundle.damaged":
    case "format.invalid":
      return "damaged";
    case "bundle.public_keys_differ":
      return "changed";
    default:
      return keyProblemOf(error);
  }
}

const tones: Partial<Record<Known, AlertTone>> = { cancelled: "plain", memory: "warning", worker: "warning" };

/** What happened, what is safe and what to do, for a vault that did not open. */
export function UnlockProblem({ error }: { error: unknown }) {
  const { t } = useTranslation("account/vault-lock");
  const errorText = useErrorText();
  if (!error) return null;
  const known = problemOf(error);
  if (known)
    return (
      <Alert tone={tones[known] ?? "danger"} live="assertive" title={t(`problem.${known}Title`)}>
        {t(`problem.${known}`)}
      </Alert>
    );
  return (
    <Alert tone={error instanceof ApiError && error.code === "OFFLINE" ? "warning" : "danger"} live="assertive">
      {errorText(error)}
    </Alert>
  );
}
