import type { PersonId } from "@heirlock/law/succession/family";
import type { Succession } from "@heirlock/law/succession/result";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { Cut, HolderId } from "./cut-whole.ts";
import { ExcludedPeople } from "./excluded-people.tsx";
import { GroupedHeirs } from "./grouped-heirs.tsx";
import type { Colour } from "./heir-colours.ts";
import { HeirList } from "./heir-list.tsx";
import { OddAmount } from "./odd-amount.tsx";
import { usePartWords } from "./part-words.ts";
import { ShareBar } from "./share-bar.tsx";
import { SumProof } from "./sum-proof.tsx";
import type { Told } from "./tell-result.ts";
import { FamilyTree } from "./tree/family-tree.tsx";
import type { TreePlan } from "./tree/tree-parts.ts";
import { useView } from "./view.ts";
import { WhyTrail } from "./why-trail.tsx";

export interface WhoReceivesWhatProps {
  told: Told;
  cut: Cut;
  colours: ReadonlyMap<HolderId, Colour>;
  plan: TreePlan;
  succession: Succession;
  isLarge: boolean;
  /** Too narrow for the tree as it is drawn on a desk. */
  isNarrow: boolean;
  shownView: "tree" | "list";
  onView: (view: "tree" | "list") => void;
  chosen: PersonId | null;
  onChoose: (id: PersonId | null) => void;
  onPercent: (shows: boolean) => void;
  gift: "third" | "free" | null;
  /** How sure all of this is. */
  foot: ReactNode;
}

/** The heart of the page: the whole as a bar, everybody as a tree or a list, and the sum. */
export function WhoReceivesWhat({
  told,
  cut,
  colours,
  plan,
  succession,
  isLarge,
  isNarrow,
  shownView,
  onView,
  chosen,
  onChoose,
  onPercent,
  gift,
  foot,
}: WhoReceivesWhatProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const { showsPercent } = useView();
  const isTree = shownView === "tree";
  const row = (id: HolderId) => told.rowOf(id, colours.get(id) ?? 6);
  const renderTrail = (id: PersonId) => <WhyTrail reasoning={told.reasoningOf(id)} />;
  const list = { open: chosen, onOpen: onChoose, renderTrail };
  const excluded = told.excluded(isTree ? new Set(plan.aside) : undefined);
  return (
    <Card as="section" aria-labelledby="who-receives" className="max-md:py-4">
      <div className="mb-3 flex flex-wrap md:mb-4 items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="who-receives" className="max-md:sr-only">
            {t("list.title")}
          </h2>
          <p className="mt-1 text-ink-2 max-md:sr-only print:hidden">{t("list.lead")}</p>
        </div>
        <Segmented
          label={t("list.view")}
          className="no-print"
          value={shownView}
          onValueChange={onView}
          options={[
            { value: "list", label: t("list.asList") },
            { value: "tree", label: t("list.asTree") },
          ]}
        />
      </div>
      <ShareBar
        cut={cut}
        colours={colours}
        nameOf={(id) => row(id).name}
        action={
          <Button variant="ghost" size="sm" onClick={() => onPercent(!showsPercent)}>
            {t(showsPercent ? "list.hidePercent" : "list.showPercent")}
          </Button>
        }
      />
      {isTree && (
        <div className="mt-5 print:hidden">
          <FamilyTree
            plan={plan}
            personOf={(id) => told.personOf(id, !isLarge)}
            colours={colours}
            isNarrow={isNarrow}
            chosen={chosen}
            onChoose={(id) => onChoose(id === chosen ? null : id)}
          />
        </div>
      )}
      {/* Paper gets the list, whatever the screen shows. */}
      <div className={clsx("mt-3", isTree && "hidden print:block")}>
        {isLarge ? (
          <GroupedHeirs plan={plan} holders={told.holders} rowOf={row} {...list} />
        ) : (
          <HeirList rows={told.holders.map(row)} label={t("list.title")} {...list} />
        )}
      </div>
      <UseForLife succession={succession} nameOf={(id) => told.personOf(id, false).name} />
      <ExcludedPeople groups={excluded} gift={gift} />
      <div className="mt-4">
        <OddAmount odd={told.odd} nameOf={(id) => row(id).name} />
        <SumProof cut={cut} />
      </div>
      <div className="mt-3 border-t border-line pt-3">{foot}</div>
    </Card>
  );
}

/** Use of a part for life stands apart: it is no part of the sum. */
function UseForLife({ succession, nameOf }: { succession: Succession; nameOf: (id: PersonId) => string }) {
  const { t } = useTranslation("jurisdictions/shares");
  const part = usePartWords();
  if (!succession.usufruct?.size) return null;
  return (
    <section aria-label={t("usufruct.title")} className="mt-4 rounded-md border border-line bg-sunken px-4.5 py-4">
      <h3>{t("usufruct.title")}</h3>
      <ul className="mt-1.5 grid gap-1">
        {[...succession.usufruct].map(([id, share]) => (
          <li key={id}>
            <bdi className="font-semibold">{nameOf(id)}</bdi> · {part(share)}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-ink-2">{t("usufruct.text")}</p>
    </section>
  );
}
