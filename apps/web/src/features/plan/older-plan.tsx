import type { PlanChange } from "@heirlock/domain/plan/changes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { Card } from "../../ui/layout/card.tsx";
import { useChangeText } from "./change-text.ts";
import type { OlderPlan as Older } from "./older-plans.ts";
import { Readers } from "./readers.tsx";
import { Sentences } from "./sentences.tsx";
import { takeOverOlder } from "./take-over.ts";

/** What an older key had granted, person by person, to go on under the key of today (KEY-075). */
export function OlderPlan({ older }: { older: Older }) {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const text = useChangeText({ before: older.after, after: older.after });
  const take = useMutation({
    mutationFn: () => takeOverOlder(older, setProgress),
    onSuccess: (isDone) =>
      toast(
        isDone
          ? { title: t("older.done"), text: t("older.doneText") }
          : { title: t("older.changed"), text: t("older.changedText") },
      ),
    onSettled: () => client.invalidateQueries(),
  });
  const reads = (change: PlanChange) => "member" in change && change.kind !== "level_raised";
  const readers = new Set(
    older.widening.flatMap((change) => (reads(change) && "member" in change ? [change.member] : [])),
  );
  const shown = { ...older.after, members: older.after.members.filter(({ member }) => readers.has(member)) };
  return (
    <section aria-labelledby="plan-older" className="grid gap-5">
      <div>
        <h2 id="plan-older" className="text-h2">
          {t("older.title")}
        </h2>
        <p className="mt-1.5 text-ink-2">
          {t(older.isOwn ? "older.endedText" : "older.text", {
            day: format.date(new Date(older.head.number), "short"),
          })}
        </p>
      </div>
      {readers.size > 0 ? (
        <Readers of={{ ...older, after: shown }} />
      ) : (
        older.since.length === 0 && <p className="text-ink-2">{t("older.nobody")}</p>
      )}
      {older.since.length > 0 && (
        <Card as="section" aria-labelledby="plan-older-since">
          <h3 id="plan-older-since" className="text-h3">
            {t("older.since")}
          </h3>
          <p className="mt-1.5 text-ink-2">{t("older.sinceText")}</p>
          <Sentences of={older.since.map(text)} />
        </Card>
      )}
      <Failure error={take.error} text={errorText} />
      {take.isPending && progress.total > 0 && (
        <Progress label={t("older.signing")} value={progress.done} max={progress.total} />
      )}
      <Button
        className="justify-self-start max-sm:w-full"
        busy={take.isPending}
        busyLabel={t("older.signing")}
        onClick={() => !take.isPending && take.mutate()}
      >
        {t("older.keep")}
      </Button>
    </section>
  );
}

/** Who still reads by an older key: nothing is taken from them, and there is one thing left to do. */
export function OlderReaders({ readers }: { readers: readonly { member: string; name: string }[] }) {
  const { t } = useTranslation("plan");
  return (
    <Card as="section" aria-labelledby="plan-older-readers" className="grid gap-3">
      <h2 id="plan-older-readers" className="text-h3">
        {t("older.readers")}
      </h2>
      <p className="text-ink-2">{t("older.readersText")}</p>
      <ul className="grid gap-2">
        {readers.map(({ member, name }) => (
          <li key={member} className="flex flex-wrap items-center justify-between gap-3">
            <bdi className="min-w-0 break-words">{name}</bdi>
            <Button
              variant="secondary"
              size="sm"
              render={<Link to="/dashboard/will-holder/members/$id/compare" params={{ id: member }} />}
            >
              {t("older.compare", { name })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
