import { decimalsOf } from "@heirlock/domain/currency-decimals";
import { useTranslation } from "react-i18next";
import { Money } from "../../../ui/display/money.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useBuilder } from "./builder-context.ts";
import { CheckState } from "./check-state.tsx";
import { Findings } from "./findings.tsx";
import { useProblems } from "./use-problems.ts";
import { worthOf } from "./worth.ts";

/** What is missing while one is still writing is no news: it is told at the end. */
const toldAtTheEnd: ReadonlySet<string> = new Set(["info"]);

/** Beside every step: what must be mended, and what to look at. */
export function ChecksCard() {
  const { t } = useTranslation("wills/builder");
  const { law } = useBuilder();
  const check = useProblems();
  if (law === null) return null;
  const told = check.problems?.told.filter(({ finding }) => !toldAtTheEnd.has(finding.severity)) ?? [];
  return (
    <Card as="section" aria-labelledby="checks">
      <CardHeader id="checks" title={t("checks.title")} />
      <div aria-live="polite">
        <CheckState check={check} fine={t(check.problems?.told.length === 0 ? "checks.fine" : "checks.soFar")}>
          {told.length > 0 ? <Findings told={told} /> : null}
        </CheckState>
      </div>
      <CountedWith />
    </Card>
  );
}

/** Sums are measured with the assets on the list, and that is said. */
export function CountedWith() {
  const { t } = useTranslation("wills/builder");
  const { assets, currency, draft } = useBuilder();
  const { net } = worthOf(assets, currency, draft.content);
  if (net === null || draft.content.gifts.length === 0) return null;
  const decimals = decimalsOf(currency);
  return (
    <p className="mt-3 border-t border-line pt-3 text-meta text-ink-2">
      {t("checks.countedWith")} <Money amount={Number(net) / 10 ** decimals} currency={currency} decimals={decimals} />
    </p>
  );
}
