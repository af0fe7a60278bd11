import { amountsOf } from "@heirlock/law/succession/money/amounts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { todayHere } from "../calculator/compute-shares.ts";
import { LawName } from "../chooser/law-name.tsx";
import { ComparisonCard } from "./comparison-card.tsx";
import { cutWhole, type HolderId } from "./cut-whole.ts";
import { coloursOf } from "./heir-colours.ts";
import { inOrder } from "./heir-order.ts";
import { RefusalText } from "./no-shares.tsx";
import { compareShares, tryVariation, type Variation } from "./variations.ts";
import { useView } from "./view.ts";
import { useVariationWords } from "./what-if-list.tsx";

/** One thing about the family is different: who has what then. */
export function TriedVariation({
  variation,
  before,
  onBack,
  onKeepLaw,
}: {
  variation: Variation;
  before: Parameters<typeof compareShares>[0];
  onBack: () => void;
  onKeepLaw: (code: string) => void;
}) {
  const { t } = useTranslation("jurisdictions/shares");
  const view = useView();
  const words = useVariationWords();
  const tried = useMemo(() => tryVariation(view.draft, variation, todayHere()), [view.draft, variation]);
  const after = tried.shares;
  const holders = useMemo(() => {
    const all = new Set<HolderId>([...before.keys(), ...(after?.keys() ?? [])]);
    const people = inOrder(
      view.kin,
      [...all].filter((id) => id !== "treasury" && id !== "charity"),
    );
    return [...people, ...(["treasury", "charity"] as const).filter((id) => all.has(id))];
  }, [before, after, view.kin]);
  const ordered = after && new Map(holders.flatMap((id) => (after.has(id) ? [[id, after.get(id)!] as const] : [])));
  const rows = compareShares(before, ordered ?? new Map());
  const money = ordered && view.estate !== null ? amountsOf(ordered, view.estate) : null;
  const nameOf = (id: HolderId) =>
    id === "treasury" ? t("state") : id === "charity" ? t("charity") : (view.names.get(id) ?? "");
  return (
    <ComparisonCard
      title={variation.kind === "law" ? <LawName code={variation.code} /> : words(variation)}
      before={cutWhole(before)}
      after={ordered}
      rows={holders.map((id) => rows.find((row) => row.id === id)!)}
      amounts={money?.of ?? null}
      odd={money?.odd ?? null}
      colours={coloursOf(view.kin, holders)}
      nameOf={nameOf}
      refusal={tried.computed.kind !== "shares" && <RefusalText computed={tried.computed} />}
      onBack={onBack}
      onKeep={variation.kind === "law" ? () => onKeepLaw(variation.code) : undefined}
    />
  );
}
