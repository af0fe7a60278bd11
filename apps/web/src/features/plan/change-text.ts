import type { PlanChange } from "@heirlock/domain/plan/changes";
import type { Plan, PlannedGrant } from "@heirlock/domain/plan/plan";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { openEntries } from "../vault/offers/open-entries.ts";

export interface ChangeWords {
  /** Signed names count; who is gone is only in the plan before. */
  before: Plan;
  after: Plan;
  titles?: Readonly<Record<string, string>>;
}

/** One plain sentence for each change of the plan: who, what, when. */
export function useChangeText(words: ChangeWords): (change: PlanChange) => string {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const title = useTitles(words.titles ?? {});
  const name = (member: string) =>
    [...words.after.members, ...words.before.members].find((one) => one.member === member)?.name || t("someone");
  const grantOf = ({ member, entry, lane }: { member: string; entry: string; lane: string }) =>
    words.after.grants.find((one) => one.member === member && one.entry === entry && one.lane === lane);
  const when = (grant: PlannedGrant | undefined, lane: PlannedGrant["lane"]) =>
    [
      t(`lane.${lane}`),
      grant?.day && t("fromDay", { day: format.date(grant.day, "short") }),
      grant?.age && t("fromAge", { age: format.number(grant.age) }),
    ]
      .filter(Boolean)
      .join(t("comma"));
  return (change) => {
    switch (change.kind) {
      case "granted":
      case "earlier":
      case "later": {
        const { member, entry, lane } = change;
        const grant = grantOf(change);
        const level = words.after.members.find((one) => one.member === member)?.level ?? "details";
        const sentence = t(`can.${level}`, { name: name(member), title: title(entry), when: when(grant, lane) });
        if (change.kind === "later") return t("later", { sentence });
        if (grant?.early) return t("early", { sentence });
        return change.kind === "earlier" ? t("earlier", { sentence }) : sentence;
      }
      case "kept_early":
      case "taken_back":
      case "condition_tightened":
      case "condition_eased":
        return t(`change.${change.kind}`, {
          ...{ name: name(change.member), title: title(change.entry) },
          when: when(grantOf(change), change.lane),
        });
      case "level_raised":
      case "level_lowered":
        return t(`change.${change.kind}`, { name: name(change.member), does: t(`does.${change.to}`) });
      case "renamed":
        return t("change.renamed", { from: change.from, to: change.to });
      case "keys_changed":
        return t(`change.keys_changed.${change.of}`, { name: name(change.member) });
      case "added":
      case "removed":
      case "hand_over_allowed":
      case "hand_over_ended":
        return t(`change.${change.kind}`, { name: name(change.member) });
      case "entry_added":
      case "entry_gone":
      case "binned":
      case "restored":
        return t(`change.${change.kind}`, { title: title(change.entry) });
    }
  };
}

/** Titles as they were opened on this device. */
export function useTitles(known: Readonly<Record<string, string>> = {}): (entry: string) => string {
  const { t } = useTranslation("plan");
  const { data: opened } = useQuery(openEntries);
  return (entry) => known[entry] || (opened?.find((one) => one.entry.id === entry)?.label?.title ?? t("someEntry"));
}
