import { isDualRole } from "@heirlock/domain/account/user-type";
import { Link } from "@tanstack/react-router";
import { ArrowLeftRight, Check, EyeOff, HeartHandshake, NotebookPen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { openPlan } from "../offers/open-plan.ts";
import { SettingsLayout } from "../settings/settings-layout.tsx";
import { countRoles, useRoles } from "./list-roles.ts";

const shared = ["signIn", "security", "notifications", "profile"] as const;
const apart = ["own", "others", "told"] as const;

/** One person, two sides: their own plan, and the plans they were given a part in (D03). */
export function AccountsPage() {
  const { t } = useTranslation("account/role-switch");
  return (
    <SettingsLayout text={t("lead")}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <OwnPlanCard />
        <TakingPartCard />
        <Card as="section">
          <CardHeader title={t("shared.title")} description={t("shared.text")} />
          <Points items={shared.map((item) => t(`shared.${item}`))} icon={<Check aria-hidden size={20} />} />
        </Card>
        <Card as="section">
          <CardHeader title={t("apart.title")} description={t("apart.text")} />
          <Points items={apart.map((item) => t(`apart.${item}`))} icon={<EyeOff aria-hidden size={20} />} />
        </Card>
      </div>
    </SettingsLayout>
  );
}

function Points({ items, icon }: { items: readonly string[]; icon: ReactNode }) {
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <span className="mt-1 flex-none text-primary">{icon}</span>
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

function OwnPlanCard() {
  const { t } = useTranslation("account/role-switch");
  const { profile, userType } = useSession();
  const hasPlan = profile !== null && profile.billing_plan_code !== null;
  return (
    <Card as="section">
      <CardHeader
        title={t("own.title")}
        icon={<IconTile icon={NotebookPen} />}
        action={hasPlan && <Badge variant="confirmed">{t("own.open")}</Badge>}
      />
      {profile === null ? (
        <LoadingState label={t("loading")} />
      ) : hasPlan ? (
        <>
          <p>{t("own.has")}</p>
          {isDualRole(userType) && <p className="mt-2 text-ink-2">{t("switchHelp")}</p>}
          <Button className="mt-5" variant="secondary" render={<Link to="/dashboard/will-holder" />}>
            {t("own.go")}
          </Button>
        </>
      ) : (
        <OpenPlan />
      )}
    </Card>
  );
}

function OpenPlan() {
  const { t } = useTranslation("account/role-switch");
  const { create, busy, problem } = useCreateHolderAccount();
  return (
    <>
      <p>{t("own.none")}</p>
      <p className="mt-2 text-ink-2">{t("own.noneText")}</p>
      {problem && (
        <Alert className="mt-4" tone="danger" live="assertive" title={t("own.failed")}>
          {problem}
        </Alert>
      )}
      <Button className="mt-5 max-sm:w-full" busy={busy} busyLabel={t("own.creating")} onClick={() => void create()}>
        {t("own.create")}
      </Button>
    </>
  );
}

function useCreateHolderAccount() {
  const { t } = useTranslation("account/role-switch");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const create = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const isNew = await openPlan();
      if (isNew) toast({ title: t("own.created"), text: t("own.createdText"), tone: "success" });
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  };
  return { create, busy, problem };
}

function TakingPartCard() {
  const { t } = useTranslation("account/role-switch");
  const { userType } = useSession();
  return (
    <Card as="section">
      <CardHeader title={t("part.title")} icon={<IconTile icon={HeartHandshake} tone="info" />} />
      <Roles />
      {userType !== "will_holder" && (
        <Button
          className="mt-5"
          variant="secondary"
          icon={isDualRole(userType) ? ArrowLeftRight : undefined}
          render={<Link to="/dashboard/member" />}
        >
          {t("part.go")}
        </Button>
      )}
      <p className="mt-3">
        <Link to="/invitations" search={{}} className="inline-flex min-h-11 items-center">
          {t("part.invitations")}
        </Link>
      </p>
    </Card>
  );
}

function Roles() {
  const { t } = useTranslation("account/role-switch");
  const { t: people } = useTranslation("members");
  return (
    <Loaded
      query={useRoles()}
      level={3}
      loading={t("loading")}
      failed={t("part.failed")}
      empty={{ when: ({ roles }) => roles.length === 0, show: () => <p className="text-ink-2">{t("part.none")}</p> }}
    >
      {({ roles }) => (
        <ul className="grid gap-2">
          {countRoles(roles).map(({ role, plans }) => (
            <li key={role} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2">
              <span className="font-semibold">{people(`role.${role}`)}</span>
              <span className="text-ink-2">{t("part.plans", { count: plans })}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
