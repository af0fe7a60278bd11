import type { Piece, Sentence } from "@heirlock/law/story/sentence";
import { type RuleCode, rules } from "@heirlock/law/succession/rules";
import { clsx } from "clsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { CitationText } from "../citation-text.tsx";
import { type Grade, usePageCertainty } from "../guide/page-certainty.tsx";
import { MinorMoney } from "./minor-money.tsx";
import { InlineFraction } from "./share-fraction.tsx";
import { useView } from "./view.ts";

/**
 * A sentence of the derivation with the names of this family, and where it comes from. Without its source it still says
 * when it is less sure than the page.
 */
export function SentenceText({
  sentence,
  className,
  hasSource = true,
  isMarked = false,
}: {
  sentence: Sentence;
  className?: string | undefined;
  hasSource?: boolean | undefined;
  isMarked?: boolean | undefined;
}) {
  return (
    <span className={className}>
      {sentence.pieces.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their places
        <PieceText key={place} piece={piece} />
      ))}
      {hasSource ? (
        <>
          {" "}
          <Source rule={sentence.rule} />
        </>
      ) : (
        isMarked && <Unsure grade={rules[sentence.rule].grade} />
      )}
    </span>
  );
}

/** Sentences one after the other. Their sources are a tap away, in the steps of a person and in the list of sources. */
export function SentencesText({
  sentences,
  toldAbove,
}: {
  sentences: readonly Sentence[];
  /** Rules of which the reader knows how sure they are. */
  toldAbove?: ReadonlySet<RuleCode> | undefined;
}) {
  return sentences.map((sentence, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a reason never change their places
    <Fragment key={place}>
      {place > 0 && " "}
      <SentenceText
        sentence={sentence}
        hasSource={false}
        isMarked={!toldAbove?.has(sentence.rule) && sentences[place + 1]?.rule !== sentence.rule}
      />
    </Fragment>
  ));
}

function PieceText({ piece }: { piece: Piece }) {
  const { names } = useView();
  switch (piece.kind) {
    case "text":
      return <span>{piece.text}</span>;
    case "fraction":
      return <InlineFraction share={piece.value} />;
    case "person":
      return <bdi>{names.get(piece.id) ?? ""}</bdi>;
    case "money":
      return <MinorMoney amount={piece.amount} currency={piece.currency} />;
  }
}

/** Citation of a rule. */
export function Source({ rule, block = false }: { rule: RuleCode; block?: boolean | undefined }) {
  const { citation, grade } = rules[rule];
  return <SourceText citation={citation} grade={grade} block={block} />;
}

export function SourceText({
  citation,
  grade,
  block = false,
}: {
  citation: string;
  grade: Grade;
  block?: boolean | undefined;
}) {
  const { cite } = useView();
  return (
    <span className={clsx("text-ink-3", block && "block")}>
      <CitationText citation={cite(citation)} />
      <Unsure grade={grade} />
    </span>
  );
}

/** The mark of what rests on settled knowledge alone, unless the page has said that of itself (LAW-018). */
function Unsure({ grade }: { grade: Grade }) {
  const { t } = useTranslation("jurisdictions/shares");
  const page = usePageCertainty();
  return grade === "K" && page !== "K" && <span className="text-ink-3">{t("source.toBeConfirmed")}</span>;
}
