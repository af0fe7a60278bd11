import { clsx } from "clsx";
import { Check, CircleCheck, FileText, Hourglass, Lock, type LucideIcon, Mail, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { isOpen, type Way } from "./reset-plan.ts";
import type { ResetLook } from "./reset-requests.ts";

type Outcome = "good" | "sealed" | "slow";
const pictures: Record<Outcome, { icon: LucideIcon; colour: string }> = {
  good: { icon: CircleCheck, colour: "text-success" },
  sealed: { icon: Lock, colour: "text-brass-ink" },
  slow: { icon: Hourglass, colour: "text-brass-ink" },
};

interface WayLook {
  way: Way;
  icon: LucideIcon;
  tone: IconTileTone;
  /** The three questions that every card answers: signing in, your vault, your heirs. */
  answers: [Outcome, Outcome, Outcome];
}
const ways: WayLook[] = [
  { way: "kit", icon: FileText, tone: "primary", answers: ["good", "good", "good"] },
  { way: "second-factor", icon: Smartphone, tone: "info", answers: ["good", "sealed", "good"] },
  { way: "mailbox", icon: Mail, tone: "brass", answers: ["slow", "sealed", "good"] },
];
const questions = ["signingIn", "vault", "heirs"] as const;

/** Three equal cards that answer the same three questions (o3). */
export function WaysBack({
  look,
  chosen,
  onChoose,
}: {
  look: ResetLook;
  chosen: Way | null;
  onChoose: (way: Way) => void;
}) {
  const { t } = useTranslation("account/recovery");
  return (
    <div className="mt-7 grid gap-5 lg:grid-cols-3">
      {ways.map(({ way, icon, tone, answers }) => {
        const open = isOpen(way, look);
        const name = way === "mailbox" && look.state === "ready" ? "mailboxReady" : way;
        return (
          <Card
            key={way}
            as="section"
            aria-labelledby={`way-${way}`}
            className={clsx("flex flex-col", chosen === way && "outline-2 outline-primary")}
          >
            <div className="flex items-start justify-between gap-3">
              <IconTile icon={icon} tone={tone} />
              <Speed way={way} look={look} />
            </div>
            <h2 id={`way-${way}`} className="mt-4 text-h3">
              {t(`ways.${way}.title`)}
            </h2>
            <dl className="mt-4 mb-6 grid gap-3.5">
              {questions.map((question, i) => {
                const outcome = name === "mailboxReady" && i === 0 ? "good" : answers[i]!;
                const { icon: Icon, colour } = pictures[outcome];
                return (
                  <div key={question}>
                    <dt className="text-meta text-ink-3">{t(`ways.${question}`)}</dt>
                    <dd className="mt-0.5 flex items-start gap-2.5">
                      <Icon aria-hidden size={20} strokeWidth={1.8} className={clsx("mt-0.5 flex-none", colour)} />
                      <span className="min-w-0">{t(`ways.${name}.${question}`)}</span>
                    </dd>
                  </div>
                );
              })}
            </dl>
            <div className="mt-auto">
              {open ? (
                <Button
                  block
                  variant={chosen === way ? "tint" : way === "kit" ? "primary" : "secondary"}
                  icon={chosen === way ? Check : undefined}
                  aria-pressed={way === "mailbox" && look.state !== "ready" ? chosen === way : undefined}
                  onClick={() => onChoose(way)}
                >
                  {chosen === way ? t("ways.chosen") : t(`ways.${name}.action`)}
                </Button>
              ) : (
                way !== "mailbox" && <p className="text-ink-2">{t(`ways.${way}.closed`)}</p>
              )}
            </div>
          </Card>
        );
      })}
    </div>
  );
}

function Speed({ way, look }: { way: Way; look: ResetLook }) {
  const { t } = useTranslation("account/recovery");
  const format = useFormat();
  if (!isOpen(way, look)) return <Badge variant="secondary">{t("ways.notSet")}</Badge>;
  if (way !== "mailbox" || look.state === "ready") return <Badge variant="success">{t("ways.atOnce")}</Badge>;
  if (look.waitsUntil === null) return <Badge variant="pending">{t("ways.later")}</Badge>;
  return <Badge variant="pending">{t("ways.until", { when: format.date(look.waitsUntil, "moment") })}</Badge>;
}
