import { Laptop, ListChecks, type LucideIcon, ShieldCheck, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { RenewCodesDialog } from "./renew-codes-dialog.tsx";
import { SetUpDialog } from "./set-up-dialog.tsx";
import { TrustedDevicesDialog } from "./trusted-devices-dialog.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";
import { type TwoFactor, useTwoFactor } from "./two-factor-request.ts";

/** So few that it is time for new ones. */
const fewCodes = 3;

type Asking = "set-up" | "turn-off" | "renew" | "devices";

/** The second factor on the security page: whether it is on, and everything one can do about it. */
export function TwoFactorCard() {
  const { t } = useTranslation("account/factors");
  const query = useTwoFactor();
  const { data } = query;
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <Card as="section" aria-labelledby="two-factor-title">
      <CardHeader
        id="two-factor-title"
        title={t("card.title")}
        description={t("card.text")}
        action={
          data && (
            <Badge variant={data.enabled ? "success" : "warning"}>{t(data.enabled ? "card.on" : "card.off")}</Badge>
          )
        }
      />
      <Loaded query={query} level={3} loading={t("card.loading")} failed={t("card.loadFailed")}>
        {(data) =>
          data.enabled ? (
            <State state={data} onAsk={setAsking} />
          ) : (
            <>
              <p className="flex items-start gap-3.5 rounded-md bg-sunken px-4 py-3.5 text-ink-2">
                <IconTile icon={ShieldCheck} tone="surface" />
                <span className="min-w-0 self-center">{t("card.offText")}</span>
              </p>
              <Button className="mt-4" block icon={Smartphone} onClick={() => setAsking("set-up")}>
                {t("card.setUp")}
              </Button>
            </>
          )
        }
      </Loaded>
      {asking === "set-up" && <SetUpDialog onClose={close} />}
      {asking === "turn-off" && <TurnOffDialog onClose={close} />}
      {asking === "renew" && <RenewCodesDialog onClose={close} />}
      {asking === "devices" && <TrustedDevicesDialog devices={data?.trustedDevices ?? []} onClose={close} />}
    </Card>
  );
}

function State({ state, onAsk }: { state: TwoFactor; onAsk: (what: Asking) => void }) {
  const { t } = useTranslation("account/factors");
  const format = useFormat();
  const { backupCodesLeft: left, trustedDevices: devices } = state;
  const few = left <= fewCodes;
  return (
    <ul className="grid">
      <Row
        icon={Smartphone}
        title={t("card.app")}
        text={state.enabledAt && t("card.since", { date: format.date(state.enabledAt, "short") })}
        action={
          <Button variant="secondary" size="sm" onClick={() => onAsk("turn-off")}>
            {t("card.turnOff")}
          </Button>
        }
      />
      <Row
        icon={ListChecks}
        tone={few ? "warning" : "primary"}
        title={t("card.codes")}
        text={
          <>
            {t("card.codesLeft", { count: left, n: format.number(left) })}
            {few && <span className="block font-semibold text-warning">{t("card.codesFew")}</span>}
          </>
        }
        action={
          <Button variant={few ? "tint" : "secondary"} size="sm" onClick={() => onAsk("renew")}>
            {t("card.renew")}
          </Button>
        }
      />
      <Row
        icon={Laptop}
        tone="neutral"
        title={t("card.devices")}
        text={
          devices.length > 0
            ? t("card.devicesCount", { count: devices.length, n: format.number(devices.length) })
            : t("card.devicesNone")
        }
        action={
          devices.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => onAsk("devices")}>
              {t("card.review")}
            </Button>
          )
        }
      />
    </ul>
  );
}

function Row({
  icon,
  tone = "primary",
  title,
  text,
  action,
}: {
  icon: LucideIcon;
  tone?: IconTileTone;
  title: string;
  text: ReactNode;
  action: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3.5 border-line py-3.5 not-first:border-t first:pt-0 last:pb-0">
      <IconTile icon={icon} tone={tone} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-sans text-body font-semibold">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </div>
        {action}
      </div>
    </li>
  );
}
