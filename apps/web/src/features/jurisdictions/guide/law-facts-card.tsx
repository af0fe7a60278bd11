import type { Fact } from "@heirlock/law/catalogue/compliance-facts";
import type { Cite } from "@heirlock/law/citations/citation-in";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { GuideFoot } from "./guide-foot.tsx";
import type { LawStanding } from "./law-standing.ts";
import { OriginNote } from "./origin-note.tsx";

/** Who inherits under the law in general, and the way to the shares of one's own family. */
export function LawFactsCard({ code }: { code: string }) {
  const { t } = useTranslation("jurisdictions/guide");
  const standing = useStanding(code);
  if (!standing) return null;
  const { facts, noEngine, checkWithCourt, cite } = standing;
  return (
    <Card as="section" aria-labelledby="law-facts" className="grid content-start gap-4.5">
      <h2 id="law-facts" className="text-h3">
        {t("facts.title")}
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <FactLine name={t("facts.freedom")} fact={facts.testamentaryFreedom} cite={cite} />
        <FactLine name={t("facts.forcedHeirs")} fact={facts.forcedHeirs} cite={cite} />
        <FactLine name={t("facts.tax")} fact={facts.inheritanceTax} cite={cite} />
      </dl>
      {noEngine === null ? (
        <div className="grid gap-3">
          {checkWithCourt && <p className="text-ink-2">{t("engine.checkWithCourt")}</p>}
          <div>
            <Button iconEnd={ArrowRight} render={<Link to="/who-inherits" hash={`law=${code}`} />}>
              {t("engine.open")}
            </Button>
          </div>
        </div>
      ) : (
        <Alert tone="plain" title={t("engine.none")}>
          {t(`engine.reason.${noEngine}`)}
        </Alert>
      )}
      <GuideFoot reviewed={facts.forcedHeirs.review?.reviewed ?? null} />
    </Card>
  );
}

type Word = "limited" | "full" | "varies" | "yes" | "no" | "spouse" | "conditional";

interface FactLineProps {
  name: string;
  fact: Fact<boolean | string>;
  cite: Cite;
}

function FactLine({ name, fact: { value, review }, cite }: FactLineProps) {
  const { t } = useTranslation("jurisdictions/guide");
  const word = (typeof value === "boolean" ? (value ? "yes" : "no") : value) as Word;
  return (
    <div className="leading-[1.4]">
      <dt className="text-ink-2">{name}</dt>
      <dd>
        <span className="block font-semibold">{t(`facts.value.${word}`)}</span>
        {review ? (
          <OriginNote origin={{ ...review, source: cite(review.source) }} />
        ) : (
          <span className="block text-meta text-ink-3">{t("facts.general")}</span>
        )}
      </dd>
    </div>
  );
}

/** The engines are fetched when there is a law to ask about. Without them the card stays away: it is an addition. */
function useStanding(code: string): (LawStanding & { cite: Cite }) | null {
  const language = useLanguage();
  const [standing, setStanding] = useState<(LawStanding & { cite: Cite }) | null>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([
      import("./law-standing.ts"),
      import("@heirlock/law/citations/citation-in").then(({ loadCitations }) => loadCitations(language)),
    ]).then(
      ([{ standingOf }, cite]) => {
        if (!gone) setStanding({ ...standingOf(code), cite });
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [code, language]);
  return standing?.code === code ? standing : null;
}
