import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FamilyAndShares } from "../../jurisdictions/offers/family-and-shares.tsx";
import type { FamilyDraft } from "../../jurisdictions/offers/family-draft.ts";
import { useBuilder } from "./builder-context.ts";
import { familyOfWill, withFamily } from "./own-family.ts";
import { RestCard } from "./rest-card.tsx";

/** The family, what the law would give each of them, and who has the rest. */
export function HeirsStep() {
  const { t } = useTranslation("wills/builder");
  const { law, draft, change } = useBuilder();
  const family = useMemo(() => familyOfWill(law, draft.content), [law, draft.content]);
  const changeFamily = (edit: (before: FamilyDraft) => FamilyDraft) =>
    change((content) => withFamily(content, edit(familyOfWill(law, content))));
  return (
    <div className="grid min-w-0 gap-5">
      <p className="text-ink-2">{t("heirs.why")}</p>
      <FamilyAndShares draft={family} change={changeFamily} />
      <RestCard />
    </div>
  );
}
