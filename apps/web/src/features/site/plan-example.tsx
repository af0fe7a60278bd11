import { clsx } from "clsx";
import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HeroRings } from "../../ui/charts/hero-rings.tsx";
import { ReadinessRings, type ReadinessStep } from "../../ui/charts/readiness-rings.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { Fraction } from "../../ui/display/fraction.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import type { AvatarTone } from "../../ui/display/initials.ts";

const readiness: ReadinessStep[] = [
  { id: "profile", state: "ready" },
  { id: "security", state: "ready" },
  { id: "assets", state: "ready" },
  { id: "vault", state: "ready" },
  { id: "members", state: "begun", share: 0.6 },
  { id: "will", state: "begun", share: 0.3 },
];

// Three of the heirs when a husband, a mother, a son and two daughters inherit (Qur'an 4:11-12): 1/4, 1/6, and 2 : 1 : 1.
const shares = [
  { relation: "husband", of: [1, 4], tone: "brass" },
  { relation: "son", of: [7, 24], tone: "primary" },
  { relation: "daughter", of: [7, 48], tone: "info" },
] as const satisfies readonly { relation: string; of: [number, number]; tone: AvatarTone }[];

/** Three cuttings of a plan on the rings of a tree. A picture of the product, described in one sentence. */
export function PlanExample() {
  const { t } = useTranslation("site");
  return (
    <div
      role="img"
      aria-label={t("example.label")}
      className="relative h-[440px] max-md:-mx-5 max-md:mt-2 max-md:overflow-hidden md:h-[520px] md:overflow-x-clip"
    >
      {/* Fades out before the edges: a ring that ends in mid-air looks like a mistake. */}
      <HeroRings className="absolute -start-11 -top-5 size-[480px] mask-[radial-gradient(closest-side,#000_50%,transparent_79%)] md:-start-10 md:-top-15 md:size-[640px]" />
      <Cutting className="start-5 top-3.5 w-[300px] md:start-3 md:top-10 md:w-[318px]">
        <div className="flex items-center gap-3.5">
          <div className="w-28 flex-none">
            <ReadinessRings
              steps={readiness}
              label=""
              figure={<span className="text-body">{t("example.planCount")}</span>}
            />
          </div>
          <div>
            <p className="text-[1.2rem] leading-[1.25] serif">{t("example.plan")}</p>
            <p className="leading-[1.35] text-ink-2">{t("example.planNext")}</p>
          </div>
        </div>
      </Cutting>
      <Cutting className="end-5 top-[150px] w-[276px] md:end-0 md:top-[176px]">
        <p className="mb-3 text-[1.15rem] leading-[1.3] serif">{t("example.whoReceives")}</p>
        {shares.map(({ relation, of, tone }) => (
          <div key={relation} className="flex items-center gap-3 py-1.5">
            <Avatar name={t(`example.names.${relation}`)} size="sm" tone={tone} />
            <p className="min-w-0 flex-1 leading-[1.2]">
              <b>{t(`example.names.${relation}`)}</b> <span className="text-ink-3">{t(`example.${relation}`)}</span>
            </p>
            <Fraction numerator={of[0]} denominator={of[1]} />
          </div>
        ))}
      </Cutting>
      <Cutting className="start-4 -bottom-0.5 w-[348px] max-md:hidden">
        <div className="flex items-center gap-3.5">
          <IconTile icon={Hourglass} tone="brass" />
          <div className="leading-[1.35]">
            <p className="font-semibold">{t("example.noHurry")}</p>
            <p className="text-ink-2">{t("example.noHurryText")}</p>
          </div>
        </div>
      </Cutting>
    </div>
  );
}

function Cutting({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      aria-hidden
      className={clsx("absolute rounded-lg border border-line bg-surface px-5 py-4.5 shadow-e2", className)}
    >
      {children}
    </div>
  );
}
