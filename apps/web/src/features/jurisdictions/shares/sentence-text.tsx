import type { Piece, Sentence } from "@heirlock/law/story/sentence";
import { type RuleCode, rules } from "@heirlock/law/succession/rules";
import { clsx } from "clsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { CitationText } from "../citation-text.tsx";
import { MinorMoney } from "./minor-money.tsx";
import { InlineFraction } from "./share-fraction.tsx";
import { useView } from "./view.ts";

/** A sentence of the derivation with the names of this family, and where it comes from. */
export function SentenceText({
  sentence,
  className,
  hasSource = true,
}: {
  sentence: Sentence;
  className?: string | undefined;
  hasSource?: boolean | undefined;
}) {
  return (
    <span className={className}>
      {sentence.pieces.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their places
        <PieceText key={place} piece={piece} />
      ))}
      {hasSource && (
        <>
          {" "}
          <Source rule={sentence.rule} />
        </>
      )}
    </span>
  );
}

/** Sentences one after the other; a source that several share is named once, after the last of them. */
export function SentencesText({
  sentences,
  cited,
}: {
  sentences: readonly Sentence[];
  /** Rules whose source the reader has seen. */
  cited?: ReadonlySet<RuleCode> | undefined;
}) {
  return sentences.map((sentence, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a reason never change their places
    <Fragment key={place}>
      {place > 0 && " "}
      <SentenceText
        sentence={sentence}
        hasSource={!cited?.has(sentence.rule) && sentences[place + 1]?.rule !== sentence.rule}
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

/** Citation of a rule; one that rests on settled knowledge alone says so. */
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
  grade: "T" | "S" | "K";
  block?: boolean | undefined;
}) {
  const { t } = useTranslation("jurisdictions/shares");
  const { cite } = useView();
  return (
    <span className={clsx("text-ink-3", block && "block")}>
      <CitationText citation={cite(citation)} />
      {grade === "K" && <>{t("source.toBeConfirmed")}</>}
    </span>
  );
}
