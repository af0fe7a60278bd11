import type { VaultEntry } from "@heirlock/contract/vault";
import { KeysError } from "@heirlock/keyring/problems";
import { useMutation } from "@tanstack/react-query";
import { Copy, Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useShownForAWhile } from "../../../platform/use-shown-for-a-while.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { HiddenText, ShownText } from "../../../ui/display/hidden-text.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { revealEntry } from "../reveal-entry.ts";
import { EntryProblem } from "./entry-problem.tsx";

/** Hidden until asked for, and hidden again after five minutes. */
export function ContentCard({ entry }: { entry: VaultEntry }) {
  const { t } = useTranslation("vault");
  const { value: content, minutesLeft, show, hide } = useShownForAWhile<string>();
  // Nothing of the answer stays in the mutation: `show` alone holds it.
  const reveal = useMutation({
    gcTime: 0,
    mutationFn: async () => show((await revealEntry(entry)).content),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content ?? "");
      toast({ title: t("entry.copied"), text: t("entry.copiedText"), tone: "info" });
    } catch {
      toastError(t("entry.copyFailed"));
    }
  };
  return (
    <Card as="section" aria-labelledby="entry-content">
      <CardHeader id="entry-content" title={t("entry.contentTitle")} />
      {content === null ? (
        <div className="grid gap-4">
          <RevealFailure error={reveal.error} />
          <HiddenText
            text={t("entry.hidden")}
            action={
              <Button
                variant="secondary"
                icon={Eye}
                busy={reveal.isPending}
                busyLabel={t("entry.revealing")}
                onClick={() => reveal.mutate()}
                className="max-sm:w-full print:hidden"
              >
                {t("entry.reveal")}
              </Button>
            }
          />
        </div>
      ) : (
        <ShownText
          text={content}
          until={minutesLeft > 0 ? t("entry.shownMinutes", { count: minutesLeft }) : t("entry.shownSoon")}
          actions={
            <>
              <Button variant="secondary" size="sm" icon={Copy} onClick={() => void copy()}>
                {t("entry.copy")}
              </Button>
              <Button variant="secondary" size="sm" icon={EyeOff} onClick={hide}>
                {t("entry.hide")}
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}

/** Who would rather not prove who they are sees the card as it was. */
export function RevealFailure({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const code = problemCode(error);
  if (code) return <EntryProblem code={code} />;
  if (!error || hasCode(error, "REAUTH_REQUIRED")) return null;
  return (
    <Alert tone="danger" live="assertive">
      {errorText(error)}
    </Alert>
  );
}

/** The code of what the key worker refused, null for everything else. */
function problemCode(error: unknown): string | null {
  return error instanceof KeysError ? error.code : null;
}
