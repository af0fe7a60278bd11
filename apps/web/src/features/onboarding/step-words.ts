import { plans } from "@heirlock/domain/billing/plans";
import { type EstimatedTime, type Flow, flowConfigs, type StepId } from "@heirlock/domain/onboarding/steps";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { knownKey } from "../../platform/known-key.ts";
import { useFormat } from "../../platform/use-format.ts";

export interface StepPoint {
  title: string;
  text: string;
}

export interface StepWords {
  name: string;
  title: string;
  text: string;
  /** To the page of the step, undone and done. */
  go: string;
  view: string;
  points: StepPoint[];
  note: string | null;
  estimate: string;
}

/** What the vault holds in each plan, in the order of its points (ONB-012). */
const vaultLimits = [plans.free, plans.premium, plans.family].map(({ limits }) => limits.vault);
const places = [1, 2, 3, 4] as const;

/** The texts of a step in the reader's language. */
export function useStepWords(): (flow: Flow, step: StepId) => StepWords {
  const { t, i18n } = useTranslation("onboarding");
  const format = useFormat();
  const estimate = ({ unit, from, to }: EstimatedTime) =>
    unit === "minutes" ? t("minutes", { from: format.number(from), to: format.number(to) }) : "";
  return (flow, step) => {
    const config = flowConfigs[flow].find(({ id }) => id === step)!;
    const text = (end: string, values: { n?: string } = {}): string => {
      const key = knownKey(i18n, "onboarding", `${flow}.${step}.${end}`);
      return key ? t(key as ParseKeys<"onboarding"> & "holder.vault.p1Text", { n: "", ...values }) : "";
    };
    const limit = (n: number) => (step === "vault" ? { n: format.number(vaultLimits[n - 1] ?? 0) } : {});
    return {
      name: text("name"),
      title: text("title"),
      text: text("text"),
      go: text("go"),
      view: text("view"),
      points: places
        .map((n) => ({ title: text(`p${n}`), text: text(`p${n}Text`, limit(n)) }))
        .filter(({ title }) => title !== ""),
      note: text("note") || null,
      estimate: estimate(config.estimatedTime),
    };
  };
}
