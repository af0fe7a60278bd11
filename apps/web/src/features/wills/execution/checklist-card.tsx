import type { Execution } from "@heirlock/contract/wills/execution";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useExecutionChange } from "./load-execution.ts";

type Item = Execution["items"][number];

/** What the law asks for, ticked off by the holder. Each tick is kept when it is made. */
export function ChecklistCard({ willId, execution }: { willId: string; execution: Execution }) {
  const { t } = useTranslation("wills/execution");
  const format = useFormat();
  const { items, number, progress } = execution;
  const change = useExecutionChange(willId, number);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(items.filter((item) => item.ticked).map(({ id }) => id)),
  );
  const required = items.filter((item) => item.required);
  const isWhole = (ids: ReadonlySet<string>) => required.every(({ id }) => ids.has(id));
  const isConfirmed = execution.confirmed_at !== null && progress > 0;
  const tick = (id: string, wanted: boolean) => {
    const next = new Set(ticked);
    wanted ? next.add(id) : next.delete(id);
    setTicked(next);
    change.mutate(
      { what: "ticks", ticked: [...next], confirmed: isConfirmed && isWhole(next) },
      { onError: () => setTicked(ticked) },
    );
  };
  const rows = (wanted: readonly Item[]) => (
    <ul className="grid gap-1">
      {wanted.map((item) => (
        <li key={item.id}>
          <ItemBox item={item} ticked={ticked.has(item.id)} onTick={(on) => tick(item.id, on)} />
        </li>
      ))}
    </ul>
  );
  const advised = items.filter((item) => !item.required);
  const done = required.filter(({ id }) => ticked.has(id)).length;
  return (
    <Card as="section" aria-labelledby="checklist">
      <CardHeader
        id="checklist"
        title={t("checklist.title")}
        action={
          <p className="pt-2.5 font-semibold">
            {t("checklist.count", { done: format.number(done), of: format.number(required.length) })}
          </p>
        }
      />
      {rows(required)}
      <Failure error={change.error} className="mt-4" />
      {isConfirmed ? (
        <p className="mt-4 text-ink-2">{t("checklist.back")}</p>
      ) : (
        <div className="mt-5 grid gap-2.5">
          <Button
            icon={Check}
            className="md:justify-self-start"
            disabled={!isWhole(ticked)}
            busy={change.isPending && change.variables?.what === "ticks" && change.variables.confirmed}
            busyLabel={t("saving")}
            onClick={() => change.mutate({ what: "ticks", ticked: [...ticked], confirmed: true })}
          >
            {t("checklist.confirm")}
          </Button>
          {!isWhole(ticked) && <p className="text-meta text-ink-2">{t("checklist.first")}</p>}
        </div>
      )}
      {advised.length > 0 && (
        <>
          <h3 className="mt-7 mb-1 font-semibold">{t("checklist.advice")}</h3>
          {rows(advised)}
        </>
      )}
    </Card>
  );
}

function ItemBox({ item, ticked, onTick }: { item: Item; ticked: boolean; onTick: (on: boolean) => void }) {
  const { t } = useTranslation("wills/execution");
  const { label, hint, details, origin } = item;
  return (
    <Checkbox
      label={<span className="font-semibold">{label}</span>}
      checked={ticked}
      onCheckedChange={onTick}
      description={
        <span className="grid gap-1">
          {hint && <span>{hint}</span>}
          {details.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {origin && <span>{t("checklist.source", { source: origin.source })}</span>}
        </span>
      }
    />
  );
}
