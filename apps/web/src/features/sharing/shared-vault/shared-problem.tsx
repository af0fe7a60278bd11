import { KeysError } from "@heirlock/keyring/problems";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";

const told = [
  "envelope_missing",
  "envelope_other_keys",
  "envelope_older",
  "revision_forged",
  "revision_older",
  "plan_not_granted",
  "plan_invalid",
  "sealed_invalid",
  "sealed_damaged",
  "identity_not_compared",
  "keys_not_available",
] as const;

/** Why an entry of somebody else cannot be read, in a sentence; never a part of it in its place. */
export function useSharedProblem(): (code: string, name: string) => string {
  const { t } = useTranslation("sharing/shared-vault");
  return (code, name) => {
    // Whether the head or the path is not genuine, it proves nothing.
    const said = code === "plan.forged" ? "plan.invalid" : code;
    const known = told.find((one) => one === said.replace(".", "_"));
    return t(`problem.${known ?? "other"}`, { name });
  };
}

/** What waits for the holder, or for a comparison, is no fault of anybody. */
export const isWaiting = (code: string) =>
  ["envelope.missing", "envelope.other_keys", "identity.not_compared"].includes(code);

/** Who would rather not prove who they are sees the card as it was. */
export function SharedFailure({ error, name }: { error: unknown; name: string }) {
  const problem = useSharedProblem();
  const errorText = useMemberErrorText();
  if (!error || hasCode(error, "REAUTH_REQUIRED")) return null;
  return (
    <Alert tone="danger" live="assertive">
      {error instanceof KeysError ? problem(error.code, name) : errorText(error)}
    </Alert>
  );
}
