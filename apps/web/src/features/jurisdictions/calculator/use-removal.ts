import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { type Edit, removePerson } from "./draft-edits.ts";
import type { FamilyDraft, PersonId } from "./family-draft.ts";

/** Takes somebody out, with everybody who came into the family by them, and offers to undo it. */
export function useRemoval(draft: FamilyDraft, change: (edit: Edit) => void): (id: PersonId, name: string) => void {
  const { t } = useTranslation("jurisdictions/calculator");
  return (id, name) => {
    const { people } = draft;
    change(removePerson(id));
    toast({
      title: t("removed.title", { name }),
      tone: "info",
      action: { label: t("removed.undo"), onPress: () => change((now) => ({ ...now, people })) },
    });
  };
}
