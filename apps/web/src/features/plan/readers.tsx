import type { PlanChange } from "@heirlock/domain/plan/changes";
import { emptyPlan } from "@heirlock/domain/plan/plan";
import type { ProposedChange } from "@heirlock/keyring/plan/requests";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/layout/card.tsx";
import { useChangeText } from "./change-text.ts";
import { Sentences } from "./sentences.tsx";

/** A whole plan, person by person. */
export function Readers({ of: { after, widening } }: { of: ProposedChange }) {
  const { t } = useTranslation("plan");
  const text = useChangeText({ before: emptyPlan, after });
  return after.members.map(({ member, name }) => {
    // What they may do with it stands in each sentence.
    const isRead = ({ kind }: PlanChange) => kind !== "level_raised";
    const reads = widening.filter((change) => isRead(change) && "member" in change && change.member === member);
    return (
      <Card key={member} as="section" aria-labelledby={`reads-${member}`}>
        <h2 id={`reads-${member}`} className="text-h3">
          <bdi>{name}</bdi>
        </h2>
        {reads.length === 0 ? (
          <p className="mt-1.5 text-ink-2">{t("first.nothing")}</p>
        ) : (
          <Sentences of={reads.map(text)} />
        )}
      </Card>
    );
  });
}
