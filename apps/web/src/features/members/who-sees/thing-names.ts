import type { Thing } from "@heirlock/domain/members/things";
import { useTranslation } from "react-i18next";

type Id = Thing["id"];
const six = [
  "will",
  "canViewWillDescription",
  "canViewAssignedAssets",
  "canViewAssetValues",
  "documents",
  "canViewOtherMembers",
] as const;
const isOfSix = (id: Id): id is (typeof six)[number] => (six as readonly Id[]).includes(id);

/** What the things are called: in a sentence, over a column, and for somebody. */
export function useThingNames() {
  const { t } = useTranslation("members/who-sees");
  const { t: area } = useTranslation("members/permissions");
  const plain = (id: Id) => (isOfSix(id) ? t(`thing.${id}`) : area(`area.${id}`));
  return {
    plain,
    column: (id: Id) => (isOfSix(id) ? t(`column.${id}`) : plain(id)),
    /** "Papers for Samir": of what is meant for one person. */
    of: (id: Id, name: string) =>
      id === "canViewAssignedAssets" || id === "documents" ? t(`thingFor.${id}`, { name }) : plain(id),
    area: (id: Exclude<Id, "will" | "documents">) => area(`area.${id}`),
  };
}
