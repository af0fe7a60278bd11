import { type PlanCode, planCodes, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { FolderLock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { PlanLimitDialog } from "../../../ui/overlays/plan-limit-dialog.tsx";
import { useSizeText } from "../use-size-text.ts";

export interface LimitDialogProps {
  plan: PlanCode;
  /** Entries, or the bytes of their files. */
  of: "entries" | "bytes";
  used: number;
  max: number;
  onClose: () => void;
}

/** A plan that is full: "requires a paid plan" would be untrue of it (D22). */
export function LimitDialog({ plan, of, used, max, onClose }: LimitDialogProps) {
  const { t } = useTranslation("vault/form");
  const format = useFormat();
  const size = useSizeText();
  const next = planCodes[planCodes.indexOf(plan) + 1];
  const figure = of === "bytes" ? size : format.number;
  return (
    <PlanLimitDialog
      open
      onClose={onClose}
      icon={FolderLock}
      title={t("limit.title")}
      text={t(`limit.${of}`, { plan: t(`limit.plan.${plan}`), max: figure(max) })}
      used={used}
      max={max}
      usedLabel={t(`limit.used.${of}`)}
      usedText={`${figure(used)} / ${figure(max)}`}
      note={
        next
          ? t("limit.next", {
              plan: t(`limit.plan.${next}`),
              price: plans[next].price,
              count: plans[next].limits.vault,
            })
          : t("limit.largest")
      }
      cancelLabel={t("cancel")}
      upgrade={next && { label: t("limit.upgrade"), link: <Link to="/settings/billing" /> }}
    />
  );
}
