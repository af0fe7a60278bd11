import { UsersRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { RingFrame } from "../../../ui/charts/ring-frame.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useFamilyDraft } from "../calculator/use-family-draft.ts";
import { useTelling } from "./use-telling.ts";

const SharesResult = lazy(async () => ({ default: (await import("./shares-result.tsx")).SharesResult }));

/** Who inherits what, and why. The family comes from the fragment of the address and goes nowhere. */
export function SharesPage() {
  const { t } = useTranslation("jurisdictions/shares");
  const { draft, isBroken, isRead, change, goToFamily } = useFamilyDraft();
  const { telling, failed, retry } = useTelling();
  const working = <LoadingState label={t("loading")} />;
  return (
    <div className="mx-auto w-full max-w-[1200px] px-5 pt-2 pb-6 md:px-9 md:pb-16">
      {!isRead ? (
        // Before the page listens it must not say of a shared link that there is no family.
        <>
          <PageHeader title={t("list.title")} />
          <LoadingState label={t("loading")} delay={0} />
        </>
      ) : draft.people.length === 0 ? (
        <NoFamily isBroken={isBroken} onBegin={goToFamily} />
      ) : failed ? (
        <ErrorState level={1} title={t("failed.title")} text={t("failed.text")} onRetry={retry} />
      ) : telling === null ? (
        working
      ) : (
        <Suspense fallback={working}>
          <SharesResult draft={draft} change={change} onChangeFamily={goToFamily} {...telling} />
        </Suspense>
      )}
    </div>
  );
}

function NoFamily({ isBroken, onBegin }: { isBroken: boolean; onBegin: () => void }) {
  const { t } = useTranslation("jurisdictions/shares");
  const part = isBroken ? "broken" : "empty";
  return (
    <>
      <PageHeader title={t(`${part}.title`)} text={t(`${part}.text`)} />
      <Card className="grid max-w-[760px] justify-items-center py-8 text-center">
        <RingFrame>
          <UsersRound aria-hidden size={30} strokeWidth={1.7} />
        </RingFrame>
        <Button className="mt-5" onClick={onBegin}>
          {t("empty.begin")}
        </Button>
      </Card>
    </>
  );
}
