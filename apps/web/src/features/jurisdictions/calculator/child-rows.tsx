import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CountRow } from "./count-row.tsx";
import { type Edit, livingChildren, setChildren } from "./draft-edits.ts";
import type { FamilyDraft, PersonId } from "./family-draft.ts";

const mostChildren = 20;

export interface ChildRowsProps {
  draft: FamilyDraft;
  of: PersonId;
  change: (edit: Edit) => void;
  sons: string;
  daughters: string;
  icon?: LucideIcon;
}

/** How many living sons and daughters somebody has. */
export function ChildRows({ draft, of, change, sons, daughters, icon }: ChildRowsProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  return (["male", "female"] as const).map((sex) => (
    <CountRow
      key={sex}
      icon={icon}
      label={sex === "male" ? sons : daughters}
      hint={t("marriage.living")}
      count={livingChildren(draft, of, sex).length}
      most={mostChildren}
      onCount={(count) => change(setChildren(of, sex, count))}
    />
  ));
}
