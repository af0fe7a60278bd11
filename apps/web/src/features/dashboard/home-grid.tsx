import type { CardId, DashboardType } from "@heirlock/domain/dashboard/cards";
import { type DashboardLayout, isRoomy, visibleCards } from "@heirlock/domain/dashboard/layout";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWide } from "../../platform/use-media.ts";
import { FoldRow, FoldRows } from "../../ui/layout/fold-row.tsx";
import { homeColumns } from "./home-columns.ts";

export interface CardLook {
  /** About how much of the page it takes, against the others. */
  height: number;
  /** On phones a closed row. */
  isRowOnPhones?: true;
}

export interface HomeGridProps<Type extends DashboardType> {
  type: Type;
  layout: DashboardLayout<Type>;
  looks: Readonly<Record<CardId<Type>, CardLook>>;
  /** On phones one row, "More on this page", holds the closed ones. */
  folds?: boolean;
  /** Null: there is nothing to show, such as the offer of a larger plan to who has the largest. */
  draw: (card: CardId<Type>, asRow: boolean) => ReactNode;
}

/** The visible cards in the person's order: two columns, one for the roomy layouts, and on phones one with closed rows. */
export function HomeGrid<Type extends DashboardType>({
  type,
  layout,
  looks,
  folds = false,
  draw,
}: HomeGridProps<Type>) {
  const { t } = useTranslation("dashboard");
  const wide = useWide();
  const cards = visibleCards(layout);
  if (!wide) {
    const groups = inGroups(cards, looks);
    if (!folds) return <div className="grid gap-4">{groups.map((group) => drawGroup(group, draw))}</div>;
    const rows = groups.flatMap((group) => (group.areRows ? group.cards : []));
    return (
      <div className="grid gap-4">
        {groups.map((group) => !group.areRows && drawGroup(group, draw))}
        {rows.length > 0 && (
          <FoldRows>
            <FoldRow title={t("layout.more")}>
              <div className="divide-y divide-line">
                {rows.map((card) => (
                  <Fragment key={card}>{draw(card, true)}</Fragment>
                ))}
              </div>
            </FoldRow>
          </FoldRows>
        )}
      </div>
    );
  }
  const drawn = new Map(cards.map((card) => [card, draw(card, false)]));
  const shown = cards.filter((card) => drawn.get(card) !== null);
  const columns = isRoomy(type, layout) ? [shown] : homeColumns(shown, (card) => looks[card].height);
  return (
    <div className={columns.length === 1 ? "grid gap-6" : "grid items-start gap-5 md:grid-cols-[7fr_5fr]"}>
      {columns.map((column, at) => (
        <div key={at === 0 ? "first" : "second"} className={columns.length === 1 ? "grid gap-6" : "grid min-w-0 gap-5"}>
          {column.map((card) => (
            <Fragment key={card}>{drawn.get(card)}</Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

interface Group<Card> {
  cards: Card[];
  areRows: boolean;
}

/** Rows that follow each other share one card. */
function inGroups<Card extends string>(cards: readonly Card[], looks: Readonly<Record<Card, CardLook>>): Group<Card>[] {
  const groups: Group<Card>[] = [];
  for (const card of cards) {
    const areRows = looks[card].isRowOnPhones === true;
    const last = groups.at(-1);
    if (areRows && last?.areRows) last.cards.push(card);
    else groups.push({ cards: [card], areRows });
  }
  return groups;
}

function drawGroup<Card extends string>(
  { cards, areRows }: Group<Card>,
  draw: (card: Card, asRow: boolean) => ReactNode,
) {
  const drawn = cards.flatMap((card) => {
    const content = draw(card, areRows);
    return content === null ? [] : [<Fragment key={card}>{content}</Fragment>];
  });
  if (drawn.length === 0) return null;
  return areRows ? <FoldRows key={cards[0]}>{drawn}</FoldRows> : drawn;
}
