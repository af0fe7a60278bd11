import { type PlanCode, plans } from "@heirlock/domain/billing/plans";
import { FolderLock } from "lucide-react";
import { useTranslation } from "react-i18next";
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
export function LimitDialog({ of, ...rest }: LimitDialogProps) {
  const { t } = useTranslation("vault/form");
  const size = useSizeText();
  return (
    <PlanLimitDialog
      {...rest}
      icon={FolderLock}
      figure={of === "bytes" ? size : undefined}
      title={t("limit.title")}
      text={(words) => t(`limit.${of}`, words)}
      usedLabel={() => t(`limit.used.${of}`)}
      usedText={({ used, max }) => `${used} / ${max}`}
      note={(next) =>
        next
          ? t("limit.next", {
              plan: next.name,
              price: plans[next.code].price,
              count: plans[next.code].limits.vault,
            })
          : t("limit.largest")
      }
    />
  );
}
