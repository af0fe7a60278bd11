import type { Rational } from "@heirlock/law/succession/rational";
import type { ToldFinding } from "@heirlock/law/will-check/tell";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { todayHere } from "../../jurisdictions/offers/family-draft.ts";
import { usePeopleNames } from "../../jurisdictions/offers/people-names.ts";
import { useBuilder } from "./builder-context.ts";
import { CheckText } from "./check-text.tsx";
import { type LawChange as Change, type ChangedPart, compareLaws, isNoChange, type Part } from "./compare-laws.ts";
import type { FormLine } from "./forms-of-law.ts";
import { familyOfWill } from "./own-family.ts";
import { worthOf } from "./worth.ts";

/** Before another law is saved: what it would change for this will. */
export function LawChange({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation("wills/builder");
  const { draft, assets, currency } = useBuilder();
  const language = useLanguage();
  const [change, setChange] = useState<Change | null>(null);
  const [failed, setFailed] = useState(false);
  const { content } = draft;
  useEffect(() => {
    let gone = false;
    setFailed(false);
    compareLaws({ before, after, content }, worthOf(assets, currency, content), todayHere(), language).then(
      (found) => !gone && setChange(found),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [before, after, content, assets, currency, language]);
  return (
    <Card as="section" aria-labelledby="law-change">
      <CardHeader id="law-change" title={t("lawChange.title")} />
      <div aria-live="polite">
        {failed ? (
          <p className="text-ink-2">{t("lawChange.failed")}</p>
        ) : change === null ? (
          <LoadingState label={t("lawChange.loading")} />
        ) : (
          <WhatChanges change={change} />
        )}
      </div>
    </Card>
  );
}

/** Only what differs, people first. */
export function WhatChanges({ change }: { change: Change }) {
  const { t } = useTranslation("wills/builder");
  const format = useFormat();
  const { shares, found, forms, questions } = change;
  if (isNoChange(change))
    return (
      <p className="flex items-start gap-2.5">
        <CircleCheck aria-hidden size={22} strokeWidth={1.8} className="mt-0.5 flex-none text-success" />
        {t("lawChange.nothing")}
      </p>
    );
  return (
    <div className="grid gap-5">
      {(typeof shares === "string" || shares.length > 0) && (
        <Piece title={t("lawChange.shares")}>
          {typeof shares === "string" ? (
            <p className="text-ink-2">{t(`lawChange.openShares.${shares}`)}</p>
          ) : (
            <Shares shares={shares} />
          )}
        </Piece>
      )}
      <Told title={t("lawChange.fresh")} told={found.fresh} />
      <Told title={t("lawChange.altered")} told={found.altered} isWhole />
      <Told title={t("lawChange.gone")} told={found.gone} />
      {forms && (
        <Piece title={t("lawChange.forms")}>
          <dl className="grid gap-2">
            <Forms label={t("lawChange.now")} lines={forms.before} />
            <Forms label={t("lawChange.then")} lines={forms.after} />
          </dl>
        </Piece>
      )}
      {questions.fresh.length > 0 && (
        <Piece title={t("lawChange.asked")}>
          <p>{format.list(questions.fresh)}</p>
        </Piece>
      )}
      {questions.gone.length > 0 && (
        <Piece title={t("lawChange.notAsked")}>
          <p>{format.list(questions.gone)}</p>
        </Piece>
      )}
    </div>
  );
}

function Piece({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-sans text-body font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Told({ title, told, isWhole }: { title: string; told: readonly ToldFinding[]; isWhole?: true }) {
  if (told.length === 0) return null;
  return (
    <Piece title={title}>
      <ul className="grid list-disc gap-1 ps-5 marker:text-ink-3">
        {told.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same code, and the list is made anew
          <li key={`${one.finding.code} ${at}`}>
            <CheckText pieces={one.title} />
            {isWhole && (
              <span className="block text-meta text-ink-2">
                <CheckText pieces={one.text} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Piece>
  );
}

function Shares({ shares }: { shares: readonly ChangedPart[] }) {
  const { t } = useTranslation("wills/builder");
  const { law, draft } = useBuilder();
  const family = useMemo(() => familyOfWill(law, draft.content), [law, draft.content]);
  const { nameOf } = usePeopleNames(family);
  const name = (person: ChangedPart["person"]) => (person === "treasury" ? t("lawChange.state") : nameOf(person));
  return (
    <table className="w-full border-collapse">
      <thead className="text-meta text-ink-2">
        <tr>
          <th scope="col" className="pb-1 text-start font-normal">
            {t("lawChange.person")}
          </th>
          <th scope="col" className="pb-1 ps-3 text-start font-normal">
            {t("lawChange.now")}
          </th>
          <th scope="col" className="pb-1 ps-3 text-start font-normal">
            {t("lawChange.then")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {shares.map(({ person, before, after }) => (
          <tr key={person}>
            <th scope="row" className="py-2 text-start font-semibold break-words">
              <bdi>{name(person)}</bdi>
            </th>
            <td className="py-2 ps-3">
              <PartText part={before} />
            </td>
            <td className="py-2 ps-3 font-semibold">
              <PartText part={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PartText({ part }: { part: Part | null }) {
  const { t } = useTranslation("wills/builder");
  const text = useShareText();
  if (part === null) return <span className="font-normal text-ink-3">{t("lawChange.notWorkedOut")}</span>;
  const { owns, uses } = part;
  if (!owns && !uses) return <span className="font-normal text-ink-3">{t("lawChange.none")}</span>;
  return (
    <>
      {owns && <bdi dir="ltr">{text(owns)}</bdi>}
      {uses && <span className="block text-meta">{t("lawChange.uses", { share: text(uses) })}</span>}
    </>
  );
}

function useShareText(): (share: Rational) => string {
  const { t } = useTranslation("wills/builder");
  const format = useFormat();
  return ({ n, d }) => {
    const [top, bottom] = [format.number(Number(n)), format.number(Number(d))];
    return d === 1n ? (n === 1n ? t("checks.whole") : top) : `${top}/${bottom}`;
  };
}

function Forms({ label, lines }: { label: string; lines: readonly FormLine[] }) {
  const { t } = useTranslation("wills/builder");
  const format = useFormat();
  const said = lines.map(({ name, witnesses }) =>
    witnesses === null ? name : t("lawChange.witnesses", { form: name, count: witnesses }),
  );
  return (
    <div>
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd>{said.length > 0 ? format.list(said) : t("lawChange.formsUnknown")}</dd>
    </div>
  );
}
