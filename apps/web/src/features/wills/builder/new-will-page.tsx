import type { Will } from "@heirlock/contract/wills";
import type { SentContent } from "@heirlock/contract/wills/content";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { forgetFamily, takenFamily } from "../../jurisdictions/offers/taken-family.ts";
import { useMembers } from "../../members/offers/list-members.ts";
import { FromMirror, OfferEnded } from "../mirror/start-notices.tsx";
import { willsKey } from "../offers/list-wills.ts";
import { getOwnMirror, listOwnMirrors, type Mirror } from "../offers/own-mirrors.ts";
import { BackToWills } from "./back-to-wills.tsx";
import { firstContent } from "./first-content.ts";
import { faithText, LawStep, useChosenLaw } from "./law-step.tsx";
import { mirroredContent } from "./mirrored-content.ts";
import { readNewWillSearch } from "./new-will-search.ts";
import { StepLinks } from "./step-links.tsx";
import { useSuggestedLaw } from "./use-suggested-law.ts";

const WillLimitDialog = lazy(async () => ({ default: (await import("./will-limit-dialog.tsx")).WillLimitDialog }));

/** "Start your will": the law is asked, everything else that is known is filled in. */
export function NewWillPage() {
  const { t } = useTranslation("wills/mirror");
  const { mirror: offered } = readNewWillSearch(useSearch({ strict: false }));
  const offer = useQuery({ ...getOwnMirror(offered ?? ""), enabled: offered !== undefined });
  if (offered === undefined) return <Start />;
  // What was withdrawn, or taken in another tab, keeps nobody from starting without it.
  if (hasCode(offer.error, "NOT_FOUND")) return <Start notice={<OfferEnded />} />;
  return (
    <Loaded query={offer} level={1} loading={t("new.loading")} failed={t("new.failed")}>
      {(mirror) => <Start mirror={mirror} notice={<FromMirror mirror={mirror} />} />}
    </Loaded>
  );
}

interface StartProps {
  /** The will of a spouse or partner that it starts from. */
  mirror?: Mirror;
  notice?: ReactNode;
}

function Start({ mirror, notice }: StartProps) {
  const { t } = useTranslation("wills/builder");
  const navigate = useNavigate();
  const client = useQueryClient();
  const language = useLanguage();
  const { profile } = useSession();
  const members = useMembers();
  const [family] = useState(() => (mirror ? null : takenFamily()));
  const [law, setLaw] = useSuggestedLaw(mirror?.law ?? (family?.code || null));
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const about = useChosenLaw(law);
  // Made once for the page: pressing twice, or again after a lost answer, starts one will.
  const [id] = useState(() => crypto.randomUUID());
  const start = useMutation({
    mutationFn: async (): Promise<Will> => {
      const known = await members.refetch();
      if (!known.data || !profile) throw known.error ?? new Error("Nobody is signed in");
      const facts = { profile, members: known.data.members, language };
      const content = mirror ? mirroredContent(mirror.content, facts) : firstContent({ ...facts, family });
      const body = {
        id,
        title: t("new.defaultTitle"),
        law,
        // The same content: only the types of the wire know no read-only lists.
        content: content as unknown as SentContent,
        ...(about?.isReligious && { faith_consent: faithText }),
        ...(mirror && { mirror_of: mirror.will_id }),
      };
      return (await call("POST /api/wills", { body })).data;
    },
    onSuccess: async () => {
      if (!mirror) forgetFamily();
      await client.invalidateQueries({ queryKey: willsKey });
      await navigate({
        to: "/dashboard/will-holder/wills/$id/edit",
        params: { id },
        search: { step: "heirs" },
        replace: true,
      });
      if (mirror) await client.invalidateQueries({ queryKey: listOwnMirrors.queryKey });
    },
    onError: (error) => {
      if (mirror && hasCode(error, "OFFER_ENDED"))
        void client.invalidateQueries({ queryKey: getOwnMirror(mirror.will_id).queryKey });
    },
  });
  const full = hasCode(start.error, "CAP_REACHED") && start.error.feature === "wills" ? start.error : null;
  return (
    <>
      <PageHeader back={<BackToWills />} title={t("new.title")} text={t("new.lead")} className="mb-2!" />
      <StepLinks id={null} step="law" />
      {notice}
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
