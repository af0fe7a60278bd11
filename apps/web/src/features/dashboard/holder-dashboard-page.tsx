import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useVaultOpen } from "../../platform/keys/vault-news.ts";
import { useFormat } from "../../platform/use-format.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { getInbox } from "../inbox/offers/get-inbox.ts";
import { partOfDay } from "./greeting.ts";
import { countWills, drawHolderCard, holderLooks, useHolderHome } from "./holder-cards.tsx";
import { ArrangedHome } from "./layout/arranged-home.tsx";
import { NextStepCard } from "./next-step-card.tsx";

/** Expiry dates are written on sealed labels: known, and their code loaded, only while the vault is open. */
const OpenVaultExpiry = lazy(async () => ({
  default: (await import("../vault/offers/open-vault-expiry.tsx")).OpenVaultExpiry,
}));

const WaitingForYou = lazy(async () => ({ default: (await import("./waiting-for-you.tsx")).WaitingForYou }));

/** Seldom anything fails, and without a published will nothing can. */
const FailingGifts = lazy(async () => ({ default: (await import("./failing-gifts.tsx")).FailingGifts }));

export function HolderDashboardPage() {
  const home = useHolderHome();
  const { wills, profile, readiness } = home;
  const isVaultOpen = useVaultOpen();
  const { t } = useTranslation(["dashboard", "app/frames"]);
  const waiting = useQuery(getInbox).data?.waiting.length ?? 0;
  const format = useFormat();
  const now = new Date();
  return (
    <>
      <PageHeader
        title={profile ? t(`greeting.${partOfDay(now.getHours())}`, { name: profile.first_name }) : t("greeting.plain")}
        text={
          <>
            <span className={waiting > 0 ? "max-sm:hidden" : undefined}>
              {sentence(t("upToDate", { date: format.date(now) }))}
            </span>
            {/* A phone has room for the number; the bell's page has the list. */}
            {waiting > 0 && (
              <Link to="/notifications" className="-my-2.5 inline-flex min-h-11 items-center sm:hidden">
                {t("app/frames:inbox.waiting", { count: waiting })}
              </Link>
            )}
          </>
        }
      />
      <div className="grid gap-4 not-empty:mb-5">
        <Suspense>
          <WaitingForYou />
        </Suspense>
        {wills.data && countWills(wills.data).published > 0 && (
          <Suspense>
            <FailingGifts />
          </Suspense>
        )}
        {isVaultOpen && (
          <Suspense>
            <OpenVaultExpiry />
          </Suspense>
        )}
        {readiness && <NextStepCard next={readiness.next} />}
      </div>
      <ArrangedHome type="will_holder" looks={holderLooks} draw={(card, asRow) => drawHolderCard(home, card, asRow)} />
    </>
  );
}

/** French and Spanish write days in small letters, but not at the beginning of a sentence. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
