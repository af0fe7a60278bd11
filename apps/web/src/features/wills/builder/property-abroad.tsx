import type { SentContent } from "@heirlock/contract/wills/content";
import type { WillContent } from "@heirlock/domain/wills/content";
import { leaveTo, separateContent, takeBack } from "@heirlock/domain/wills/separate-will";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { countryName } from "../../../ui/forms/countries.ts";
import { CountryPicker } from "../../../ui/forms/country-picker.tsx";
import { FoldRow, FoldRows } from "../../../ui/layout/fold-row.tsx";
import { useLawCatalogue } from "../../jurisdictions/offers/law-catalogue.ts";
import { willsKey } from "../offers/list-wills.ts";
import { useBuilder } from "./builder-context.ts";
import { useChosenLaw } from "./law-step.tsx";

const WillLimitDialog = lazy(async () => ({ default: (await import("./will-limit-dialog.tsx")).WillLimitDialog }));
const LawLimitDialog = lazy(async () => ({ default: (await import("./law-limit-dialog.tsx")).LawLimitDialog }));

/** What was done at one press, so that one press takes it back. */
interface Separated {
  id: string;
  country: string;
  /** Whether the law of the new will is still to be chosen. */
  asksLaw: boolean;
  revokedBefore: WillContent["revokes"];
}

/** Lawyers write a will for each country with property that does not end the others. */
export function PropertyAbroad() {
  const { t } = useTranslation("wills/builder");
  const { draft } = useBuilder();
  const format = useFormat();
  const language = useLanguage();
  const { covers, excepts = [] } = draft.content;
  const countries = format.list((covers === undefined ? excepts : [covers]).map((one) => countryName(one, language)));
  const said = covers !== undefined ? "only" : excepts.length > 0 ? "except" : null;
  return (
    <FoldRows>
      <FoldRow
        title={t("abroad.title")}
        text={said === null ? t("abroad.closed") : t(`abroad.${said}`, { countries })}
        opens={said !== null}
      >
        {covers === undefined ? <SeparateWills /> : <CoversOne />}
      </FoldRow>
    </FoldRows>
  );
}

function CoversOne() {
  const { t } = useTranslation("wills/builder");
  const { change } = useBuilder();
  return (
    <>
      <p className="text-ink-2">{t("abroad.onlyWhy")}</p>
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => change(({ covers: _covers, ...everything }) => everything)}
        >
          {t("abroad.everything")}
        </Button>
      </div>
    </>
  );
}

function SeparateWills() {
  const { t } = useTranslation("wills/builder");
  const language = useLanguage();
  const client = useQueryClient();
  const { draft, law, change } = useBuilder();
  const [country, setCountry] = useState<string | null>(null);
  const [done, setDone] = useState<Separated | null>(null);
  // Made once for each will: pressing again after a lost answer starts no second one.
  const [id, setId] = useState(() => crypto.randomUUID());
  const { excepts = [], revokes } = draft.content;
  const home = law?.slice(0, 2).toUpperCase();
  const rank = useCallback((code: string) => (code === home || excepts.includes(code) ? null : 0), [home, excepts]);
  const suggested = useOnlyLawOf(country);
  const start = useMutation({
    mutationFn: async (chosen: string): Promise<Separated> => {
      const name = countryName(chosen, language);
      const body = {
        id,
        title: t("abroad.willTitle", { country: name }),
        law: suggested,
        // The same content: only the types of the wire know no read-only lists.
        content: separateContent(draft.content, chosen) as unknown as SentContent,
      };
      await call("POST /api/wills", { body });
      return { id, country: chosen, asksLaw: suggested === null, revokedBefore: revokes };
    },
    onSuccess: (made) => {
      change((content) => leaveTo(content, made.country));
      setDone(made);
      setCountry(null);
      setId(crypto.randomUUID());
      return client.invalidateQueries({ queryKey: willsKey });
    },
  });
  const undo = useMutation({
    mutationFn: (made: Separated) => call("DELETE /api/wills/:id", { params: { id: made.id } }),
    onSuccess: (_, made) => {
      change((content) => ({ ...takeBack(content, made.country), revokes: made.revokedBefore }));
      setDone(null);
      return client.invalidateQueries({ queryKey: willsKey });
    },
  });
  const full = hasCode(start.error, "CAP_REACHED") ? start.error : null;
  const { feature, used = null, max = null } = full ?? {};
  return (
    <>
      {done && (
        <Alert
          tone="success"
          live="polite"
          title={t("abroad.started", { country: countryName(done.country, language) })}
          action={
            <>
              <Button
                size="sm"
                render={
                  <Link
                    to="/dashboard/will-holder/wills/$id/edit"
                    params={{ id: done.id }}
                    search={{ step: done.asksLaw ? "law" : "heirs" }}
                  />
                }
              >
                {t("abroad.open")}
              </Button>
              <AlertButton busy={undo.isPending} busyLabel={t("abroad.undoing")} onClick={() => undo.mutate(done)}>
                {t("undo")}
              </AlertButton>
            </>
          }
        >
          {t("abroad.leaves", { country: countryName(done.country, language) })}
          {done.revokedBefore === "all" && ` ${t("abroad.endsFewer")}`}
        </Alert>
      )}
      <Failure error={undo.error} title={t("abroad.undoFailed")} />
      {excepts.filter((code) => code !== done?.country).length > 0 && (
        <ul className="grid gap-2">
          {excepts
            .filter((code) => code !== done?.country)
            .map((code) => (
              <li key={code} className="flex flex-wrap items-center justify-between gap-x-3">
                <bdi className="font-semibold">{countryName(code, language)}</bdi>
                <Button variant="ghost" size="sm" onClick={() => change((content) => takeBack(content, code))}>
                  {t("abroad.coverAgain", { country: countryName(code, language) })}
                </Button>
              </li>
            ))}
        </ul>
      )}
      <p className="text-ink-2">{t("abroad.why")}</p>
      <CountryPicker
        label={t("abroad.where")}
        value={country}
        onValueChange={(code) => {
          start.reset();
          setCountry(code);
        }}
        rank={rank}
      />
      {country !== null && (
        <div className="grid justify-items-start gap-2">
          <p className="text-meta text-ink-2">{t("abroad.what", { country: countryName(country, language) })}</p>
          <Button
            variant="tint"
            className="max-w-full"
            busy={start.isPending}
            busyLabel={t("abroad.starting")}
            onClick={() => start.mutate(country)}
          >
            {t("abroad.write", { country: countryName(country, language) })}
          </Button>
        </div>
      )}
      <Failure error={full ? null : start.error} title={t("abroad.failed")} />
      {full && (
        <Suspense>
          {feature === "wills" ? (
            <WillLimitDialog onClose={start.reset} used={used ?? 0} max={max ?? 0} />
          ) : (
            <LawLimitDialog onClose={start.reset} used={used} max={max} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** The law of a country that has only one; null where there is a choice, or where it would tell of somebody's faith. */
function useOnlyLawOf(country: string | null): string | null {
  const { catalogue } = useLawCatalogue();
  const groups = country === null ? [] : (catalogue?.groupsOf(country) ?? []);
  const about = useChosenLaw(groups.length === 1 ? groups[0]!.code : null);
  return about?.isComplete && !about.isReligious ? about.code : null;
}
