import type { ReadinessStep } from "@heirlock/domain/dashboard/readiness";
import { Link, type LinkProps } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ParseKeys } from "i18next";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { useWide } from "../../platform/use-media.ts";
import { ReadinessRings } from "../../ui/charts/readiness-rings.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { FoldRow } from "../../ui/layout/fold-row.tsx";
import type { DashboardAssets } from "./dashboard-assets.ts";
import { HomeCard } from "./home-card.tsx";

const missing: Record<
  ReadinessStep["id"] | "kit",
  { to: NonNullable<LinkProps["to"]>; label: ParseKeys<"dashboard"> }
> = {
  profile: { to: "/settings/profile", label: "progress.profileMissing" },
  kit: { to: "/settings/security/recovery-kit", label: "progress.kitMissing" },
  security: { to: "/settings/security", label: "progress.securityMissing" },
  assets: { to: "/dashboard/will-holder/assets/add", label: "progress.assetsMissing" },
  vault: { to: "/dashboard/will-holder/vault/add", label: "progress.vaultMissing" },
  members: { to: "/dashboard/will-holder/members", label: "progress.membersMissing" },
  will: { to: "/dashboard/will-holder/wills", label: "progress.willMissing" },
};

/** Rings and the same in words; on phones a bar that opens to the words. No percentage and no red: unfinished is normal. */
export function ProgressCard({
  readiness,
  securityScore,
  kitMissing,
  assets,
}: {
  readiness: { steps: ReadinessStep[] } | null;
  /** Null when it is not known. */
  securityScore: number | null;
  kitMissing: boolean;
  assets: DashboardAssets;
}) {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard id="progress" title={t("progress.title")}>
      <Loaded
        query={{ data: readiness ?? undefined, error: assets.error, isFetching: assets.loading, refetch: assets.retry }}
        level={3}
        loading={t("estate.loading")}
        failed={t("estate.errorTitle")}
      >
        {({ steps }) => <Steps steps={steps} securityScore={securityScore} kitMissing={kitMissing} />}
      </Loaded>
    </HomeCard>
  );
}

function Steps({
  steps,
  securityScore,
  kitMissing,
}: {
  steps: readonly ReadinessStep[];
  securityScore: number | null;
  kitMissing: boolean;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const wide = useWide();
  const figures = {
    done: format.number(steps.filter(({ state }) => state === "ready").length),
    total: format.number(steps.length),
  };
  const wayTo = (id: ReadinessStep["id"]) => missing[id === "security" && kitMissing ? "kit" : id];
  const list = (
    <ul>
      {steps.map(({ id, state }) => (
        <li
          key={id}
          className="flex min-h-13 flex-wrap items-center gap-x-3.5 border-t border-line py-1 first:border-t-0"
        >
          <span
            aria-hidden
            className={clsx(
              "grid size-6.5 flex-none place-items-center rounded-full",
              state === "ready" && "bg-primary text-on-primary",
              state === "begun" && "border-3 border-brass-strong",
              state === "todo" && "border-2 border-dashed border-line-strong",
            )}
          >
            {state === "ready" && <Check size={16} strokeWidth={3} />}
          </span>
          <span className="flex-1 font-semibold">
            {t(`progress.${id}`)}
            {id === "security" && securityScore !== null && (
              <span className="block font-normal whitespace-nowrap text-ink-2">
                {t("progress.score", { n: format.number(securityScore) })}
              </span>
            )}
          </span>
          {state === "ready" ? (
            <span className="text-ink-3">{t("progress.ready")}</span>
          ) : (
            <Link to={wayTo(id).to} className="inline-flex min-h-11 items-center text-end">
              {t(wayTo(id).label)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  if (!wide)
    return (
      <div>
        <p className="text-ink-2">{t("progress.summary", figures)}</p>
        <div aria-hidden className="mt-3 mb-1 grid grid-flow-col gap-1.5">
          {steps.map(({ id, state }) => (
            <span
              key={id}
              className={clsx(
                "h-2 rounded-full forced-colors:border",
                state === "ready" ? "bg-primary" : state === "begun" ? "bg-brass-strong" : "bg-wash",
              )}
            />
          ))}
        </div>
        <FoldRow level={3} title={t("progress.all")}>
          {list}
        </FoldRow>
      </div>
    );
  return (
    <div className="grid flex-1 content-center items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-7">
      <div className="w-60 max-sm:mx-auto">
        <ReadinessRings
          steps={steps}
          label={t("progress.summary", figures)}
          figure={t("progress.centre", figures)}
          caption={t("progress.centreText")}
        />
      </div>
      {list}
    </div>
  );
}
