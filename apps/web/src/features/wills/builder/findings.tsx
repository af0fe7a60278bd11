import type { MendCode } from "@heirlock/law/will-check/mends";
import type { Severity } from "@heirlock/law/will-check/severity";
import type { ToldFinding, ToldMend } from "@heirlock/law/will-check/tell";
import { Link } from "@tanstack/react-router";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Citation } from "../../jurisdictions/offers/citation.tsx";
import { applyMend } from "./apply-mend.ts";
import { useBuilder } from "./builder-context.ts";
import { CheckText } from "./check-text.tsx";
import type { BuilderStep } from "./steps.ts";

const looks: Record<Severity, { badge: BadgeVariant; icon: typeof Info; tone: string }> = {
  error: { badge: "error", icon: CircleAlert, tone: "text-danger" },
  warning: { badge: "warning", icon: TriangleAlert, tone: "text-warning" },
  info: { badge: "info", icon: Info, tone: "text-info" },
};

/** Where what only the holder can do is done. */
const steps: Partial<Record<MendCode, BuilderStep>> = {
  "name-substitute": "gifts",
  "change-by-hand": "gifts",
  "name-executor": "people",
  "name-guardian": "people",
  "add-witness": "people",
  "add-fact": "heirs",
  "use-residence-law": "law",
};

/** What this product does not offer is no way on. */
const notOffered: ReadonlySet<MendCode> = new Set(["record-religion"]);

/** What the law says to the will, each with its source and the ways on. */
export function Findings({ told, level = 3 }: { told: readonly ToldFinding[]; level?: 3 | 4 }) {
  return (
    <ul className="divide-y divide-line">
      {told.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same code, and the list is made anew
        <FindingItem key={`${one.finding.code} ${at}`} told={one} level={level} />
      ))}
    </ul>
  );
}

function FindingItem({ told, level }: { told: ToldFinding; level: 3 | 4 }) {
  const { finding, heading, title, text, mends } = told;
  const { badge, icon: Icon, tone } = looks[finding.severity];
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <li className="flex gap-3.5 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden size={22} strokeWidth={1.8} className={`mt-0.5 flex-none ${tone}`} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <Badge variant={badge}>{heading}</Badge>
        <Heading className="text-[1.1rem]">
          <CheckText pieces={title} />
        </Heading>
        {text.length > 0 && (
          <p>
            <CheckText pieces={text} />
          </p>
        )}
        {finding.citation && <Citation citation={finding.citation.source} grade={finding.citation.grade} />}
        <WaysOn mends={mends} />
      </div>
    </li>
  );
}

/** One press mends what the law can mend; what only the holder can do leads there, or says how. */
function WaysOn({ mends }: { mends: readonly ToldMend[] }) {
  const { t } = useTranslation("wills/builder");
  const { id, change, undo, currency } = useBuilder();
  const offered = mends.filter(({ mend }) => !notOffered.has(mend.code));
  const buttons = offered.filter(({ mend }) => mend.changes || steps[mend.code] || mend.code === "add-value");
  const advice = offered.filter((one) => !buttons.includes(one));
  const apply = (mend: ToldMend["mend"]) => {
    change((content) => applyMend(content, mend, currency));
    toast({ title: t("checks.mended"), action: { label: t("undo"), onPress: undo } });
  };
  return (
    <>
      {buttons.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-2.5">
          {buttons.map(({ mend, title }, at) =>
            mend.changes ? (
              <Button
                // biome-ignore lint/suspicious/noArrayIndexKey: the same way may be offered for two people
                key={`${mend.code} ${at}`}
                size="sm"
                variant={at === 0 ? "tint" : "secondary"}
                onClick={() => apply(mend)}
              >
                <CheckText pieces={title} />
              </Button>
            ) : (
              <Button
                // biome-ignore lint/suspicious/noArrayIndexKey: the same way may be offered for two people
                key={`${mend.code} ${at}`}
                size="sm"
                variant="secondary"
                render={
                  mend.code === "add-value" ? (
                    <Link to="/dashboard/will-holder/assets" />
                  ) : (
                    <Link
                      to="/dashboard/will-holder/wills/$id/edit"
                      params={{ id }}
                      search={{ step: steps[mend.code]! }}
                    />
                  )
                }
              >
                <CheckText pieces={title} />
              </Button>
            ),
          )}
        </div>
      )}
      {advice.map(({ mend, title, result }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same way may be offered for two people
        <p key={`${mend.code} ${at}`} className="text-meta text-ink-2">
          <CheckText pieces={title} />
          {result.length > 0 && (
            <>
              {". "}
              <CheckText pieces={result} />
            </>
          )}
        </p>
      ))}
    </>
  );
}
