import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { FileSignature, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { type PlanState, planState } from "../plan-state.ts";

/** Where it leads: there it would say everything twice. */
const changesPage = "/dashboard/will-holder/plan-changes";

/** Above every page of the holder, while the vault is open and something waits for a look (KEY-072). It blocks nothing. */
export function PlanNotice(): ReactNode {
  const unlocked = useVaultUnlocked({ starts: false });
  const isThere = useLocation({ select: ({ pathname }) => pathname === changesPage });
  return unlocked && !isThere ? <Notice /> : null;
}

function Notice() {
  const { t } = useTranslation("plan");
  const { data } = useQuery(planState);
  const what = data && waiting(data);
  if (!what) return null;
  const isAlarm = what === "stopped" || what === "since" || what === "invented" || what === "withheld";
  return (
    <Alert
      tone={isAlarm ? "danger" : "warning"}
      icon={isAlarm ? ShieldAlert : FileSignature}
      className="mb-5 print:hidden"
      title={t(`notice.${what}.title`)}
      action={
        <Button variant="secondary" size="sm" render={<Link to={changesPage} />}>
          {t("notice.look")}
        </Button>
      }
    >
      {t(`notice.${what}.text`)}
    </Alert>
  );
}

/** The worst first. */
function waiting(
  state: PlanState,
): "stopped" | "since" | "invented" | "withheld" | "ended" | "older" | "first" | "less" | null {
  if (state.kind === "stopped") return "stopped";
  if (state.kind === "first") return "first";
  if (state.since !== null) return "since";
  if (state.invented.length > 0) return "invented";
  if (state.withheld.length > 0) return "withheld";
  if (state.older.waiting?.isOwn) return "ended";
  if (state.older.waiting || state.older.unproved) return "older";
  return state.less.changes.length > 0 || state.raised.length > 0 ? "less" : null;
}
