import { useState } from "react";
import { useTranslation } from "react-i18next";
import { latinDigits } from "../../../ui/forms/digits.ts";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { type Choice, choices, partOf, worthOf } from "./french-choice.ts";
import { MinorMoney } from "./minor-money.tsx";
import { InlineFraction } from "./share-fraction.tsx";
import { useView } from "./view.ts";

/** France: a quarter, or the use of everything for life: what each would be worth, and which one is shown. */
export function FrenchChoice({ value, onChoose }: { value: Choice; onChoose: (choice: Choice) => void }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { kin, names, estate, currency } = useView();
  const [typed, setTyped] = useState("");
  const digits = latinDigits(typed.trim());
  const age = /^\d{2,3}$/.test(digits) ? Number(digits) : null;
  const name = names.get(kin.spouses[0]?.id ?? "") ?? "";
  const worth = (choice: Choice, side: "survivor" | "children") => {
    const part = worthOf(choice, age)[side];
    if (part === null) return t("choice.needsAge");
    return estate === null ? (
      <InlineFraction share={part} />
    ) : (
      <MinorMoney amount={partOf(estate, part)} currency={currency} className="num font-semibold" />
    );
  };
  return (
    <div className="grid gap-4">
      <RadioCards
        label={t("choice.label", { name })}
        hint={t("choice.hint")}
        options={choices.map((choice) => ({
          value: choice,
          label: t(`choice.${choice}`),
          description: (
            <>
              <bdi>{name}</bdi>: {worth(choice, "survivor")}
              <br />
              {t(choice === "quarter" ? "choice.children" : "choice.childrenBare")}: {worth(choice, "children")}
            </>
          ),
        }))}
        value={value}
        onValueChange={onChoose}
      />
      <TextField
        label={t("choice.age", { name })}
        hint={t("choice.ageHint") + t("source.toBeConfirmed")}
        inputMode="numeric"
        chars={4}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
