import { decimalsOf } from "@heirlock/domain/currency-decimals";
import type { Given } from "@heirlock/domain/wills/content";
import { useTranslation } from "react-i18next";
import { Money } from "../../../ui/display/money.tsx";

/** What is given, in a few words. */
export function GivenText({ what }: { what: Given }) {
  const { t } = useTranslation("wills/builder");
  switch (what.kind) {
    case "sum": {
      const decimals = decimalsOf(what.currency);
      return <Money amount={Number(what.amount) / 10 ** decimals} currency={what.currency} decimals={decimals} />;
    }
    case "part":
      return t("gift.ofEverything", { part: what.part });
    default:
      return <bdi>{what.title}</bdi>;
  }
}

/** How much of a thing; empty for what needs no word. */
export function useHowMuch(): (what: Given) => string {
  const { t } = useTranslation("wills/builder");
  return (what) => {
    if (what.kind === "use") return t("gift.forLife");
    if (what.kind !== "asset") return "";
    return what.part === "1" ? t("gift.whole") : t("gift.shareOf", { part: what.part });
  };
}
