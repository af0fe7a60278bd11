import { plans } from "@heirlock/domain/billing/plans";
import { Link } from "@tanstack/react-router";
import { Check, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { HeroRings } from "../../../ui/charts/hero-rings.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

/** "Requires a paid plan" is true only of a plan without any vault; a full one has a limit (D22). */
export const hasNoVault = (max: number) => max === 0;

/** A plan that has no vault (VLT-035 to VLT-038, D22). What was typed is still behind it. */
export function PaywallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("vault/form");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      banner={<Banner />}
      title={t("paywall.title")}
      description={t("paywall.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button render={<Link to="/settings/billing" />}>{t("paywall.upgrade")}</Button>
        </>
      }
    >
      <ul className="grid gap-2.5">
        {(["premium", "family"] as const).map((plan) => (
          <Point key={plan}>
            <Trans
              t={t}
              i18nKey={`paywall.${plan}`}
              values={{ price: plans[plan].price, count: plans[plan].limits.vault }}
              components={{ b: <b className="font-semibold" /> }}
            />
          </Point>
        ))}
        <Point>{t("paywall.stays")}</Point>
      </ul>
    </Dialog>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Check aria-hidden size={20} strokeWidth={2.1} className="mt-0.5 flex-none text-primary" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Banner() {
  return (
    <div
      aria-hidden
      className="grid h-33 flex-none grid-cols-[100%] grid-rows-[100%] place-items-center overflow-hidden bg-spine *:col-start-1 *:row-start-1"
    >
      <HeroRings drawing="spine" className="size-[640px] max-w-none" />
      <span className="relative grid size-19 place-items-center rounded-full bg-brass text-on-brass shadow-[0_0_0_8px_oklch(1_0_0/.12)]">
        <Lock size={34} strokeWidth={1.8} />
      </span>
    </div>
  );
}
