import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { ImportSteps } from "../../../ui/import/import-steps.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { type MemberList, useMembers } from "../offers/list-members.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { ChoosePeopleFile } from "./choose-people-file.tsx";
import type { ReadPeople } from "./read/read-people-file.ts";

const loadCheckPeople = () => import("./check-people.tsx");
const CheckPeople = lazy(async () => ({ default: (await loadCheckPeople()).CheckPeople }));

type Step =
  | { at: "file" }
  | { at: "check"; read: ReadPeople; name: string; list: MemberList }
  | { at: "done"; added: number };

/** Who is in a file lives in this page and nowhere else until the button is pressed. */
export function ImportPeoplePage() {
  const { t } = useTranslation("members/import-people");
  const [step, setStep] = useState<Step>({ at: "file" });
  // While the person looks for the file.
  useEffect(() => void loadCheckPeople().catch(() => {}), []);
  const goOn = async (read: ReadPeople, name: string, list: MemberList) => {
    await loadCheckPeople();
    setStep({ at: "check", read, name, list });
  };
  return (
    <ImportSteps
      at={step.at}
      back={<BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{t("back")}</BackLink>}
      title={t(`title.${step.at}`)}
      text={step.at === "check" ? t("lead.check", { name: step.name }) : t(`lead.${step.at}`)}
      label={t("steps.label")}
      stepName={(one) => t(`steps.${one}`)}
    >
      {step.at === "file" && (
        <WithMembers>
          {(list) => (
            <>
              <Room list={list} />
              <ChoosePeopleFile onRead={(read, name) => goOn(read, name, list)} />
            </>
          )}
        </WithMembers>
      )}
      {step.at === "check" && (
        <Suspense>
          <CheckPeople
            read={step.read}
            list={step.list}
            onBack={() => setStep({ at: "file" })}
            onAdded={(added) => setStep({ at: "done", added })}
          />
        </Suspense>
      )}
      {step.at === "done" && <PeopleAdded added={step.added} />}
    </ImportSteps>
  );
}

/**
 * Who is in the plan already, and how many more there is room for, is known before anything else. Only until the review:
 * fifty people who are being added would be fifty lists to fetch.
 */
function WithMembers({ children }: { children: (list: MemberList) => ReactNode }) {
  const { t } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  return (
    <Loaded
      query={useMembers()}
      loading={t("state.loading")}
      skeleton={<Skeleton className="h-60 rounded-lg" />}
      failed={t("state.errorTitle")}
      why={(error) => `${t("state.fetchFailed")}. ${errorText(error)}`}
    >
      {children}
    </Loaded>
  );
}

function Room({ list: { used, max } }: { list: MemberList }) {
  const { t } = useTranslation("members/import-people");
  const format = useFormat();
  const room = Math.max(0, max - used);
  return (
    <Alert
      tone={room === 0 ? "warning" : "plain"}
      className="mb-5"
      title={t("room.title", { count: room, n: format.number(room) })}
      action={
        room === 0 ? (
          <Button variant="secondary" size="sm" render={<Link to="/settings/billing" />}>
            {t("limit.plans")}
          </Button>
        ) : undefined
      }
    >
      {t("room.text", { used: format.number(used), max: format.number(max) })}
    </Alert>
  );
}

function PeopleAdded({ added }: { added: number }) {
  const { t } = useTranslation("members/import-people");
  const format = useFormat();
  return (
    <div className="grid max-w-180 gap-5">
      <Alert tone="success" live="polite" title={t("done.title", { count: added, n: format.number(added) })}>
        {t("done.text")}
      </Alert>
      <Button className="justify-self-start" render={<Link to="/dashboard/will-holder/members" search={{}} />}>
        {t("done.toMembers")}
      </Button>
    </div>
  );
}
