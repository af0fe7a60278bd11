import type { Answer } from "@heirlock/contract/route";
import type { willRoutes } from "@heirlock/contract/wills";
import { decimalsOf } from "@heirlock/domain/currency-decimals";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";

export type Failing = Answer<typeof willRoutes.failing>["data"]["wills"][number];
type Part = Failing["parts"][number];

/** One part of a will that no longer works, as a sentence or two. */
export function useFailingInWords(): (part: Part) => string {
  const { t } = useTranslation("dashboard");
  const given = useGivenInWords();
  return (part) => {
    const { name = "", falls_name: other } = part;
    if (part.why === "not_whole") return t("failing.notWhole");
    if (part.why === "asset_gone") return t("failing.assetGone", { what: given(part.given), name });
    if (part.what === "executor" || part.what === "guardian")
      return t(`failing.${part.what}.${part.why === "died" ? "died" : "left"}`, { name });
    const fate = other === undefined ? t("failing.withTheRest") : t("failing.instead", { name: other });
    const lost =
      part.what === "residue"
        ? t("failing.residue", { name })
        : t("failing.recipient", { what: given(part.given), name });
    return `${lost} ${part.what === "residue" && other === undefined ? "" : fate}`.trim();
  };
}

function useGivenInWords(): (given: Part["given"]) => string {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (given) => {
    if (!given) return "";
    if (given.kind === "part") return t("failing.part", { part: given.part });
    if (given.kind !== "sum") return t("failing.thing", { title: given.title });
    return format.money(Number(given.amount) / 10 ** decimalsOf(given.currency), given.currency);
  };
}
