import { KeysError } from "@heirlock/keyring/problems";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";

interface CardProblem {
  text: string;
  /** Belongs to what was typed, and is said beside it. */
  atField: boolean;
  /** Counted from 1. */
  groups: readonly number[];
}

/** What is wrong with a card that was typed, or with joining by it. */
export function useCardProblem(): (error: unknown) => CardProblem {
  const { t } = useTranslation("sharing/join-by-card");
  const format = useFormat();
  const errorText = useMemberErrorText();
  return (error) => {
    const is = <Code extends "card.length" | "card.characters" | "card.check" | "card.does_not_vouch">(code: Code) =>
      error instanceof KeysError && error.code === code ? (error as KeysError<Code>) : null;
    const characters = is("card.characters");
    if (characters) {
      const { groups } = characters.data;
      const named = format.list(groups.map((group) => format.number(group)));
      return { text: t("problem.characters", { count: groups.length, groups: named }), atField: true, groups };
    }
    if (is("card.length")) return { text: t("problem.length"), atField: true, groups: [] };
    if (is("card.check")) return { text: t("problem.check"), atField: true, groups: [] };
    if (is("card.does_not_vouch")) return { text: t("problem.doesNotVouch"), atField: false, groups: [] };
    if (hasCode(error, "KEY_INVALID")) return { text: t("problem.unknown"), atField: true, groups: [] };
    if (error instanceof KeysError) return { text: t("problem.worker"), atField: false, groups: [] };
    return { text: errorText(error), atField: false, groups: [] };
  };
}
