import { type PlanCode, planCodes, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../buttons/button.tsx";
import { IconTile } from "../display/icon-tile.tsx";
import { Progress } from "../feedback/progress.tsx";
import { Dialog } from "./dialog.tsx";

export interface PlanLimitDialogProps {
  onClose: () => void;
  icon: LucideIcon;
  plan: PlanCode;
  /** Null where the plan has no number. */
  used: number | null;
  max: number | null;
  /** How a figure is written; a number unless given. */
  figure?: ((value: number) => string) | undefined;
  title: string;
  text: (words: { plan: string; max: string }) => string;
  usedLabel: (words: { used: string; max: string }) => string;
  usedText?: ((words: { used: string; max: string }) => string) | undefined;
  /** What a plan holds, for this one and the next, side by side. */
  room?: ((plan: PlanCode) => string) | undefined;
  /** How to make room, without paying or with the next plan, if there is a larger one. */
  note: (next: { name: string; code: PlanCode } | null) => string;
}

/** CAP_REACHED: what the plan holds, what the next one would, and the way to make room. */
export function PlanLimitDialog(props: PlanLimitDialogProps) {
  const { onClose, icon, plan, used, max, title, text, usedLabel, usedText, room, note } = props;
  const { t } = useTranslation("ui");
  const format = useFormat();
  const { figure = format.number } = props;
  const words = { used: figure(used ?? 0), max: figure(max ?? 0) };
  const nameOf = (code: PlanCode) => t(`limit.planName.${code}`);
  const next = planCodes[planCodes.indexOf(plan) + 1];
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      size="sm"
      icon={<IconTile icon={icon} tone="brass" />}
      title={title}
      description={text({ plan: nameOf(plan), max: words.max })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
          {next && <Button render={<Link to="/settings/billing" />}>{t("limit.upgrade")}</Button>}
        </>
      }
    >
      <div className="grid gap-4">
        {used !== null && max !== null && (
          <Progress
            label={usedLabel(words)}
            value={used}
            max={max}
            tone="brass"
            {...(usedText && { valueText: usedText(words) })}
          />
        )}
        {room && next && (
          <div className="grid gap-3 sm:grid-cols-2">
            {[plan, next].map((code, at) => (
              <div
                key={code}
                className={clsx(
                  "rounded-md border px-4 py-3",
                  at > 0 ? "border-primary bg-primary-tint" : "border-line",
                )}
              >
                <p className="text-meta">{t("limit.plan", { plan: nameOf(code), price: plans[code].price })}</p>
                <p className="serif text-h3">{room(code)}</p>
              </div>
            ))}
          </div>
        )}
        <p className="text-ink-2">{note(next ? { name: nameOf(next), code: next } : null)}</p>
      </div>
    </Dialog>
  );
}
