import { emptyPlan } from "@heirlock/domain/plan/plan";
import { useTranslation } from "react-i18next";
import type { Foreseen } from "../../platform/plan/foreseen.ts";
import { useChangeText } from "./change-text.ts";
import { Sentences } from "./sentences.tsx";

/** By the button of a form: what it lets people read, or no longer (KEY-064). */
export function ForeseenSentences({ of: { change, said } }: { of: Foreseen }) {
  const { t } = useTranslation("plan");
  const text = useChangeText({ before: emptyPlan, after: change.after, titles: change.titles });
  return (
    <>
      <p className="font-semibold">{t("foreseen")}</p>
      <Sentences of={said.map(text)} />
    </>
  );
}
