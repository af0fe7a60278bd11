import { useMutation } from "@tanstack/react-query";
import { Copy, Eye, EyeOff, Printer } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useShownForAWhile } from "../../../platform/use-shown-for-a-while.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { HiddenText, ShownText } from "../../../ui/display/hidden-text.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { MemberEntry } from "../../member-side/offers/member-side.ts";
import { takeOpensNext } from "../offers/opens-next.ts";
import type { OpenedPlan } from "./open-shared.ts";
import { revealShared } from "./reveal-shared.ts";
import { SharedFailure } from "./shared-problem.tsx";

/** Hidden until asked for, and hidden again after five minutes. Copy and print follow canDownloadDocuments (MBR-010). */
export function SharedContentCard({ entry, plan }: { entry: MemberEntry; plan: OpenedPlan }) {
  const { t } = useTranslation("sharing/shared-vault");
  const { value: content, minutesLeft, show, hide } = useShownForAWhile<string>();
  // Nothing of the answer stays in the mutation: `show` alone holds it.
  const reveal = useMutation({ gcTime: 0, mutationFn: async () => show(await revealShared(entry, plan)) });
  const name = entry.holder.first_name;
  const { mutate } = reveal;
  useEffect(() => {
    if (takeOpensNext(entry.id)) mutate();
  }, [entry.id, mutate]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content ?? "");
      toast({ title: t("content.copied"), text: t("content.copiedText"), tone: "info" });
    } catch {
      toastError(t("content.copyFailed"));
    }
  };
  return (
    <Card as="section" aria-labelledby="shared-content">
      <CardHeader id="shared-content" title={t("content.title")} />
      {content === null ? (
        <div className="grid gap-4">
          <SharedFailure error={reveal.error} name={name} />
          <HiddenText
            text={t("content.hidden", { name })}
            action={
              <Button
                variant="secondary"
                icon={Eye}
                busy={reveal.isPending}
                busyLabel={t("content.revealing")}
                onClick={() => reveal.mutate()}
                className="max-sm:w-full print:hidden"
              >
                {t("content.reveal")}
              </Button>
            }
          />
        </div>
      ) : (
        <ShownText
          text={content}
          until={minutesLeft > 0 ? t("content.shownMinutes", { count: minutesLeft }) : t("content.shownSoon")}
          onPaper={entry.can_download}
          actions={
            <>
              {entry.can_download && (
                <>
                  <Button variant="secondary" size="sm" icon={Copy} onClick={() => void copy()}>
                    {t("content.copy")}
                  </Button>
                  <Button variant="secondary" size="sm" icon={Printer} onClick={() => window.print()}>
                    {t("content.print")}
                  </Button>
                </>
              )}
              <Button variant="secondary" size="sm" icon={EyeOff} onClick={hide}>
                {t("content.hide")}
              </Button>
            </>
          }
        />
      )}
    </Card>
  );
}
