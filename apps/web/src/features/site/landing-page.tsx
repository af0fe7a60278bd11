import { Link } from "@tanstack/react-router";
import { ArrowRight, Eye, EyeOff, FolderLock, Landmark, LockKeyhole, Mail, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { HeroRings } from "../../ui/charts/hero-rings.tsx";
import { IconTile, type IconTileTone } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { siteWidth } from "./offers/site-width.ts";
import { PlanCards } from "./plan-cards.tsx";
import { PlanExample } from "./plan-example.tsx";

export function LandingPage() {
  return (
    <>
      <Hero />
      <WhatHappens />
      <WhatToGather />
      <WhatWeRead />
      <Plans />
    </>
  );
}

const sectionTitle = "text-[1.65rem] md:text-[2.1rem]";
const section = "py-11 md:py-18";

function Hero() {
  const { t } = useTranslation("site");
  return (
    <section
      className={`${siteWidth} relative grid gap-3 pt-4 pb-9 md:grid-cols-[1.02fr_.98fr] md:items-center md:gap-10 md:pt-9 md:pb-20`}
    >
      <div>
        <h1
          tabIndex={-1}
          className="text-display [&:lang(ar)]:leading-[1.4] [&:not(:lang(ar))]:font-[450] [&:not(:lang(ar))]:tracking-[-.02em]"
        >
          <span className="block">{t("hero.line1")}</span> <span className="block">{t("hero.line2")}</span>{" "}
          <span className="block">{t("hero.line3")}</span>{" "}
          {/* Upright on phones and in Arabic: the slanted face weighs 148 kB, and Arabic has none. */}
          <em className="block text-primary not-italic md:[&:not(:lang(ar))]:italic">{t("hero.line4")}</em>
        </h1>
        <p className="mt-4 mb-6 max-w-[42ch] text-[1.12rem] leading-[1.5] text-ink-2 md:mt-5.5 md:mb-7.5 md:text-[1.25rem]">
          {t("hero.lead")}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button size="lg" render={<Link to="/auth/signup" />}>
            {t("hero.start")}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            icon={Mail}
            render={<Link to="/help/$slug" params={{ slug: "invited-by-someone" }} />}
          >
            {t("hero.invited")}
          </Button>
        </div>
        <p className="mt-5 flex max-w-[58ch] items-start gap-2.5 text-ink-2">
          <LockKeyhole aria-hidden size={20} strokeWidth={1.9} className="mt-1" />
          {t("hero.locked")}
        </p>
      </div>
      <PlanExample />
    </section>
  );
}

const steps = ["write", "choose", "confirm", "open"] as const;

function WhatHappens() {
  const { t } = useTranslation("site");
  return (
    <section
      id="how-it-works"
      data-spine
      className="below-fold relative scroll-mt-0 overflow-hidden bg-spine text-on-spine"
    >
      <HeroRings drawing="band" className="absolute end-0 top-0 w-[900px] max-md:hidden rtl:-scale-x-100" />
      <div className={`${siteWidth} relative py-11 md:pt-16 md:pb-17`}>
        <h2 className={`${sectionTitle} max-w-[24ch]`}>{t("when.title")}</h2>
        <p className="mt-2.5 max-w-[52ch] text-on-spine-2">{t("when.lead")}</p>
        <ol className="mt-8 grid gap-1.5 md:mt-10 md:grid-cols-4 md:gap-6.5">
          {steps.map((step) => (
            <li
              key={step}
              className="group relative pb-5 ps-8.5 before:absolute before:inset-y-0 before:start-[7px] before:w-0.5 before:bg-on-spine/25 after:absolute after:start-0 after:top-1.5 after:size-4 after:rounded-full after:border-3 after:border-brass after:bg-spine last:before:hidden md:pt-7.5 md:pb-0 md:ps-0 md:before:inset-y-auto md:before:-end-6.5 md:before:start-0 md:before:top-2 md:before:h-0.5 md:before:w-auto md:last:before:block md:last:before:end-0 md:after:top-px"
            >
              <h3 className="mb-2">{t(`when.${step}`)}</h3>
              <p className="text-on-spine-2">{t(`when.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const pillars = [
  { name: "assets", icon: Landmark, tone: "primary" },
  { name: "vault", icon: FolderLock, tone: "brass" },
  { name: "members", icon: Users, tone: "info" },
] as const satisfies readonly { name: string; icon: typeof Users; tone: IconTileTone }[];

function WhatToGather() {
  const { t } = useTranslation("site");
  const systems = t("law.systems", { returnObjects: true }) as string[];
  return (
    <section className={`below-fold ${siteWidth} ${section}`}>
      <h2 className={sectionTitle}>{t("gather.title")}</h2>
      <div className="mt-8.5 grid gap-7 md:grid-cols-3 md:gap-11">
        {pillars.map(({ name, icon, tone }) => (
          <div key={name}>
            <IconTile icon={icon} tone={tone} />
            <h3 className="mt-4 mb-2">{t(`gather.${name}`)}</h3>
            <p className="text-ink-2">{t(`gather.${name}Text`)}</p>
          </div>
        ))}
      </div>
      <div className="mt-12 grid items-center gap-6 border-t border-line pt-10 md:grid-cols-[.8fr_1.2fr] md:gap-8">
        <div>
          <h2>{t("law.title")}</h2>
          <p className="mt-2.5 text-ink-2">{t("law.text")}</p>
          <Button variant="secondary" className="mt-5" iconEnd={ArrowRight} render={<Link to="/who-inherits" />}>
            {t("law.calculate")}
          </Button>
        </div>
        <ul aria-label={t("law.listLabel")} className="flex flex-wrap gap-2.5">
          {systems.map((system) => (
            <li
              key={system}
              className="rounded-full border border-line bg-surface px-4 py-2 leading-[1.35] font-medium last:text-ink-2"
            >
              {system}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WhatWeRead() {
  const { t } = useTranslation("site");
  return (
    <section className="below-fold border-y border-line">
      <div className={`${siteWidth} ${section}`}>
        <h2 className={sectionTitle}>{t("reads.title")}</h2>
        <p className="mt-2.5 max-w-measure text-ink-2">{t("reads.text")}</p>
        <div className="mt-7 grid gap-4 md:grid-cols-2 md:gap-5">
          <ReadableList kind="cannot" />
          <ReadableList kind="can" />
        </div>
        <p className="mt-5">
          <Link to="/help/$slug" params={{ slug: "security" }} className="inline-flex min-h-11 items-center">
            {t("reads.more")}
          </Link>
        </p>
      </div>
    </section>
  );
}

function Plans() {
  const { t } = useTranslation("site");
  return (
    <section className="below-fold bg-sunken">
      <div className={`${siteWidth} ${section}`}>
        <h2 className={sectionTitle}>{t("plans.heading")}</h2>
        <div className="mt-7.5">
          <PlanCards />
        </div>
      </div>
    </section>
  );
}

/** One half of the plain list of what our servers can and cannot read. */
function ReadableList({ kind }: { kind: "can" | "cannot" }) {
  const { t } = useTranslation("site");
  const items = t(`reads.${kind}Items`, { returnObjects: true }) as string[];
  const Icon = kind === "can" ? Eye : EyeOff;
  return (
    <Card>
      <div className="mb-3 flex items-center gap-3.5">
        <IconTile icon={Icon} tone={kind === "can" ? "neutral" : "primary"} />
        <h3>{t(`reads.${kind}`)}</h3>
      </div>
      <ul className="grid">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-3 first:border-t-0 last:pb-0">
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}
