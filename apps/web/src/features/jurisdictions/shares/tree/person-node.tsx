import type { Sentence } from "@heirlock/law/story/sentence";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Rational } from "@heirlock/law/succession/rational";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import type { Colour } from "../heir-colours.ts";
import { MinorMoney } from "../minor-money.tsx";
import { SentencesText } from "../sentence-text.tsx";
import { fill, Swatch } from "../share-bar.tsx";
import { ShareFraction } from "../share-fraction.tsx";
import { useView } from "../view.ts";

/** What the tree says of one person. */
export interface TreePerson {
  id: PersonId;
  name: string;
  relation: string | null;
  state: "heir" | "excluded" | "dead" | "user";
  share: Rational | null;
  amount: bigint | null;
  /** Use for life instead of ownership, or beside it. */
  usufruct: Rational | null;
  /** Why somebody has nothing, where it is said in the tree itself. */
  reasons: readonly Sentence[];
}

export interface PersonNodeProps {
  person: TreePerson;
  /** The colour that this person has in the bar; null for whoever has no share. */
  colour: Colour | null;
  isChosen: boolean;
  onChoose: (id: PersonId) => void;
  /** One line in a group instead of a box of its own. */
  small?: boolean | undefined;
}

const frames: Record<TreePerson["state"], string> = {
  heir: "border-line bg-surface shadow-e1",
  user: "border-line bg-surface shadow-e1",
  dead: "border-line bg-sunken",
  excluded: "border-dashed border-line-strong bg-surface",
};

/** A person in the tree: a button that opens the reason. */
export function PersonNode({ person, colour, isChosen, onChoose, small = false }: PersonNodeProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const { currency } = useView();
  const { id, name, relation, state, share, amount, usufruct, reasons } = person;
  const shown = share ?? usufruct;
  const frame = clsx(
    "flex w-full flex-wrap items-center gap-x-2 gap-y-0.5 border-[1.5px] text-start leading-[1.25]",
    small ? "min-h-16 rounded-md px-3.25 py-2.25" : "h-full content-center rounded-[16px] px-3 py-3",
    isChosen ? "border-primary bg-surface shadow-[0_0_0_2px_var(--primary)]" : frames[state],
  );
  const body = (
    <>
      {colour && <Swatch colour={colour} />}
      <span className="min-w-0 shrink grow basis-[min-content]">
        <bdi className="font-[650] break-words">{name}</bdi>
        {(relation || state === "dead") && (
          <span className={clsx("text-meta text-ink-3", small ? "ms-1.5" : "block")}>
            {[relation, state === "dead" ? t("tree.hasDied") : null].filter(Boolean).join(", ")}
          </span>
        )}
        {small && amount !== null && share && (
          <span className="block text-meta text-ink-3">
            <MinorMoney amount={amount} currency={currency} />
          </span>
        )}
        {usufruct && <span className="block text-meta text-ink-3">{t("tree.usufruct")}</span>}
        {state === "excluded" && reasons.length === 0 && (
          <span className="block text-meta text-ink-3">{t("tree.nothing")}</span>
        )}
      </span>
      {shown && <ShareFraction share={shown} />}
      {!small && share && (
        <span className="mt-2 flex w-full flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line pt-2">
          <ShareStrip share={share} colour={colour ?? 6} />
          {amount !== null && <MinorMoney amount={amount} currency={currency} className="num font-semibold" />}
        </span>
      )}
      {reasons.length > 0 && (
        <span className="w-full text-meta text-ink-2">
          <SentencesText sentences={reasons} />
        </span>
      )}
    </>
  );
  if (state === "dead") return <div className={frame}>{body}</div>;
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => onChoose(id)} className={frame}>
      {body}
    </button>
  );
}

/** How much of the whole, as a strip; the fraction says it exactly. */
function ShareStrip({ share, colour }: { share: Rational; colour: Colour }) {
  const part = Number((share.n * 1000n) / share.d) / 10;
  return (
    <span aria-hidden className="block h-2 min-w-12 flex-1 overflow-hidden rounded-full bg-wash print:border">
      <span
        data-slot="bar"
        className={clsx("block h-full min-w-1.5 rounded-full", fill[colour])}
        style={{ inlineSize: `${part}%` }}
      />
    </span>
  );
}
