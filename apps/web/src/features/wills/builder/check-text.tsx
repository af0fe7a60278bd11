import { decimalsOf } from "@heirlock/domain/currency-decimals";
import type { CheckPiece } from "@heirlock/law/will-check/tell";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Money } from "../../../ui/display/money.tsx";
import { useBuilder } from "./builder-context.ts";
import { usePersonName } from "./people.ts";

/** A sentence of the check, with the names of this will. */
export function CheckText({ pieces }: { pieces: readonly CheckPiece[] }) {
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their places
    <Piece key={place} piece={piece} />
  ));
}

function Piece({ piece }: { piece: CheckPiece }) {
  const { t } = useTranslation("wills/builder");
  const format = useFormat();
  const language = useLanguage();
  const nameOf = usePersonName();
  const { draft, assets } = useBuilder();
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "person":
      return <bdi>{nameOf(piece.id)}</bdi>;
    case "fraction": {
      const [top, bottom] = [format.number(Number(piece.value.n)), format.number(Number(piece.value.d))];
      if (piece.value.d === 1n) return piece.value.n === 1n ? t("checks.whole") : top;
      return <bdi dir="ltr">{`${top}/${bottom}`}</bdi>;
    }
    case "money": {
      const decimals = decimalsOf(piece.currency);
      return <Money amount={Number(piece.amount) / 10 ** decimals} currency={piece.currency} decimals={decimals} />;
    }
    case "country":
      return (
        <bdi>{new Intl.DisplayNames([language], { type: "region" }).of(piece.code.toUpperCase()) ?? piece.code}</bdi>
      );
    case "asset": {
      const gift = draft.content.gifts.find(
        ({ id, what }) => id === piece.id || ("asset" in what && what.asset === piece.id),
      );
      const title = assets.find(({ id }) => id === piece.id)?.title;
      return <bdi>{title ?? (gift && "title" in gift.what ? gift.what.title : "")}</bdi>;
    }
  }
}
