import { decimalsOf } from "@heirlock/domain/currency-decimals";
import type { ComparedVersion, Difference, WillPart } from "@heirlock/domain/wills/compare-versions";
import type { Given, ResidueShare, WillContent, WillGift } from "@heirlock/domain/wills/content";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

type ListPart = Exclude<
  WillPart,
  | "title"
  | "law"
  | "covers"
  | "excepts"
  | "testator"
  | "facts"
  | "revokes"
  | "receiveAge"
  | "funeral"
  | "form"
  | "chosenLaw"
  | "language"
>;
const lists: ReadonlySet<WillPart> = new Set<ListPart>([
  "people",
  "gifts",
  "residue",
  "leftOut",
  "guardians",
  "pets",
  "executors",
  "witnesses",
  "letters",
  "accounts",
]);
const isList = (part: WillPart): part is ListPart => lists.has(part);

/** One difference between two versions as a sentence (DOC-015). */
export function useTellDifference(before: ComparedVersion, after: ComparedVersion): (one: Difference) => string {
  const { t } = useTranslation("wills/versions");
  const format = useFormat();
  const names = new Map(
    [...before.content.people, ...after.content.people].map(({ id, name }) => [id, name || t("change.noName")]),
  );
  const nameOf = (ref: string) => names.get(ref) ?? t("change.noName");
  const whatOf = (what: Given): string => {
    switch (what.kind) {
      case "sum": {
        const decimals = decimalsOf(what.currency);
        return format.money(Number(what.amount) / 10 ** decimals, what.currency, decimals);
      }
      case "part":
        return t("change.partOfEstate", { part: what.part });
      case "use":
        return t("change.useOf", { title: what.title });
      case "asset":
        return what.part === "1" ? what.title : t("change.partOf", { part: what.part, title: what.title });
      case "thing":
        return what.title;
    }
  };
  return ({ part, kind, key, before: old, after: now }) => {
    if (kind === "moved") return t("change.moved");
    if (!isList(part)) return t(`change.${part}`, { title: part === "title" ? String(now) : "" });
    const one = now ?? old;
    if (part === "gifts") {
      const { to, what } = one as WillGift;
      return t(`change.gifts.${kind}`, { name: nameOf(to), what: whatOf(what) });
    }
    if (part === "residue") {
      const [was, is] = [old as ResidueShare | undefined, now as ResidueShare | undefined];
      if (was && is && was.share === is.share) return t("change.residue.substitute", { name: nameOf(is.to) });
      return t(`change.residue.${kind}`, { name: nameOf(key!), share: is?.share ?? "", before: was?.share ?? "" });
    }
    if (part === "pets") return t(`change.pets.${kind}`, { name: (one as WillContent["pets"][number]).name });
    return t(`change.${part}.${kind}`, { name: nameOf(key!) });
  };
}
