import { KeysError, type KeysProblems } from "@heirlock/keyring/problems";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** Why a typed kit was not taken, as precisely as it can be known: which word to look at again. Undefined: not about the kit. */
export function useKitProblem(): (error: unknown) => string | undefined {
  const { t } = useTranslation("account/recovery");
  const format = useFormat();
  return useCallback(
    (error) => {
      if (!(error instanceof KeysError)) return undefined;
      const { code, data } = error;
      const at = (position: number) => format.number(position);
      switch (code) {
        case "kit.empty":
          return t("kitProblem.empty");
        case "kit.word_count":
          return t("kitProblem.count", { count: (data as KeysProblems["kit.word_count"]).found });
        case "kit.unknown_words": {
          const [word] = (data as KeysProblems["kit.unknown_words"]).words;
          if (!word) return t("kitProblem.checksum");
          const [suggestion] = word.suggestions;
          const position = at(word.position);
          return suggestion
            ? t("kitProblem.unknownSuggest", { position, word: word.word, suggestion })
            : t("kitProblem.unknown", { position, word: word.word });
        }
        case "kit.numbers_out_of_range": {
          const [position = 1] = (data as KeysProblems["kit.numbers_out_of_range"]).positions;
          return t("kitProblem.range", { position: at(position) });
        }
        case "kit.checksum":
          return t("kitProblem.checksum");
        case "kit.slip": {
          const slip = data as KeysProblems["kit.slip"];
          if (slip.kind === "word") return t("kitProblem.slip", { position: at(slip.position) });
          const [first, second] = slip.positions;
          return t("kitProblem.swapped", { first: at(first), second: at(second) });
        }
        case "kit.other_kit":
          return t("kitProblem.other", { number: (data as KeysProblems["kit.other_kit"]).kitNumber });
        case "format.invalid":
          return t("kitProblem.qr");
        case "bundle.wrong_key":
        case "bundle.damaged":
        case "bundle.public_keys_differ":
          return (data as { purpose?: string }).purpose === "password" ? undefined : t("kitProblem.damaged");
        default:
          return undefined;
      }
    },
    [t, format],
  );
}
