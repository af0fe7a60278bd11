import { type PlanCode, planCodes, plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { FolderLock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { useSizeText } from "../use-size-text.ts";

export interface LimitDialogProps {
  plan: PlanCode;
  /** Entries, or the bytes of their files. */
  of: "entries" | "bytes";
  used: number;
  max: number;
  onClose: () => void;
}

/** A paid plan that is full (CAP_REACHED): "requires a paid plan" would be untrue there (D22). */
export function LimitDialog({ plan, of, used, max, onClose }: LimitDialogProps) {
  const { t } = useTranslation("form");
  const format = useFormat();
  const size = useSizeText();
  const next = planCodes[planCodes.indexOf(plan) + 1];
  const figure = of === "bytes" ? size : format.number;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      icon={<IconTile icon={FolderLock} tone="brass" />}
      title={t("limit.title")}
      description={t(`limit.${of}`, { plan: t(`limit.plan.${plan}`), max: figure(max) })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          {next && <Button render={<Link to="/settings/billing" />}>{t("limit.upgrade")}</Button>}
        </>
      }
    >
      <div className="grid gap-4">
        <Progress
          label={t(`limit.used.${of}`)}
          value={used}
          max={max}
          valueText={`${figure(used)} / ${figure(max)}`}
          tone="brass"
        />
        <p className="text-ink-2">
          {next
            ? t("limit.next", {
                plan: t(`limit.plan.${next}`),
                price: plans[next].price,
                count: plans[next].limits.vault,
              })
            : t("limit.largest")}
        </p>
      </div>
    </Dialog>
  );
}
