import type { Will } from "@heirlock/contract/wills";
import type { SentContent } from "@heirlock/contract/wills/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { forgetFamily, takenFamily } from "../../jurisdictions/offers/taken-family.ts";
import { useMembers } from "../../members/offers/list-members.ts";
import { willsKey } from "../offers/list-wills.ts";
import { BackToWills } from "./back-to-wills.tsx";
import { firstContent } from "./first-content.ts";
import { faithText, LawStep, useChosenLaw } from "./law-step.tsx";
import { StepLinks } from "./step-links.tsx";
import { useSuggestedLaw } from "./use-suggested-law.ts";

const WillLimitDialog = lazy(async () => ({ default: (await import("./will-limit-dialog.tsx")).WillLimitDialog }));

/** "Start your will": the law is asked, everything else that is known is filled in. */
export function NewWillPage() {
  const { t } = useTranslation("wills/builder");
  const navigate = useNavigate();
  const client = useQueryClient();
  const language = useLanguage();
  const { profile } = useSession();
  const members = useMembers();
  const [family] = useState(takenFamily);
  const [law, setLaw] = useSuggestedLaw(family?.code || null);
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const about = useChosenLaw(law);
  // Made once for the page: pressing twice, or again after a lost answer, starts one will.
  const [id] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: async (): Promise<Will> => {
      const known = await members.refetch();
      if (!known.data || !profile) throw known.error ?? new Error("Nobody is signed in");
      const content = firstContent({ profile, members: known.data.members, language, family });
      const body = {
        id,
        title: t("new.defaultTitle"),
        law,
        // The same content: only the types of the wire know no read-only lists.
        content: content as unknown as SentContent,
        ...(about?.isReligious && { faith_consent: faithText }),
      };
      return (await call("POST /api/wills", { body })).data;
    },
    onSuccess: async () => {
      forgetFamily();
      await client.invalidateQueries({ queryKey: willsKey });
      await navigate({
        to: "/dashboard/will-holder/wills/$id/edit",
        params: { id },
        search: { step: "heirs" },
        replace: true,
      });
    },
  });
  const full = hasCode(start.error, "CAP_REACHED") && start.error.feature === "wills" ? start.error : null;
  return (
    <>
      <PageHeader back={<BackToWills />} title={t("new.title")} text={t("new.lead")} className="mb-2!" />
      <StepLinks id={null} step="law" />
      {family && (
        <Alert tone="plain" className="mb-5" title={t("new.family")}>
          {t("new.familyText")}
        </Alert>
      )}
      <LawStep
        value={law}
        onChange={setLaw}
        agreed={agreed}
        onAgree={setAgreed}
        isMissing={isMissing}
        error={full ? null : start.error}
        foot={
          <Button
            iconEnd={ArrowRight}
            disabled={!about?.isComplete}
            busy={start.isPending}
            busyLabel={t("new.starting")}
            onClick={() => (about?.isReligious && !agreed ? setMissing(true) : start.mutate())}
          >
            {t("foot.next")}
          </Button>
        }
      />
      {full && (
        <Suspense>
          <WillLimitDialog onClose={start.reset} used={full.used ?? 0} max={full.max ?? 0} />
        </Suspense>
      )}
    </>
  );
}
