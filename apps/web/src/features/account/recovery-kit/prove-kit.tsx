import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type KitForm, type KitOnPaper, matchesEntry, pickProofPositions, secureRandom } from "./kit-proof.ts";

/** Asks for two entries of the sheet. `onProved` runs only when both are right. */
export function ProveKit({
  kit,
  form,
  onProved,
  children,
}: {
  kit: KitOnPaper;
  form: KitForm;
  onProved: () => void;
  /** The buttons; one of them submits. */
  children: ReactNode;
}) {
  const { t } = useTranslation("account");
  const format = useFormat();
  const [positions] = useState(() => pickProofPositions(kit.words.length, secureRandom));
  const [errors, setErrors] = useState<{ field: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const entries = form === "words" ? kit.words : kit.numbers;
  const kind = form === "words" ? "word" : "number";

  const check = (data: FormData) =>
    positions.flatMap((position) => {
      const field = fieldName(position);
      const typed = String(data.get(field) ?? "");
      if (matchesEntry(typed, entries[position - 1] ?? "")) return [];
      const key = typed.trim() === "" ? (`kit.${kind}Empty` as const) : (`kit.${kind}Wrong` as const);
      return [{ field, message: t(key, { position: format.number(position) }) }];
    });

  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const found = check(new FormData(event.currentTarget));
        setErrors(found);
        if (found.length > 0) setAttempt(attempt + 1);
        else onProved();
      }}
      onBlur={(event) => {
        if (errors.length === 0) return;
        const still = new Set(check(new FormData(event.currentTarget)).map(({ field }) => field));
        setErrors(errors.filter(({ field }) => still.has(field)));
      }}
    >
      <Card tone="flat" as="section">
        <ErrorSummary errors={errors} attempt={attempt} />
        <h2 className="font-sans text-h4 font-[650]">{t("kit.proofTitle")}</h2>
        <p className="mb-3 text-ink-2">{t(form === "words" ? "kit.proofTextWords" : "kit.proofTextNumbers")}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {positions.map((position) => (
            <TextField
              key={position}
              name={fieldName(position)}
              label={t(`kit.${kind}`, { position: format.number(position) })}
              error={errors.find(({ field }) => field === fieldName(position))?.message}
              dir="ltr"
              lang="en"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              inputMode={form === "numbers" ? "numeric" : "text"}
            />
          ))}
        </div>
      </Card>
      {children}
    </form>
  );
}

function fieldName(position: number): string {
  return `kit-entry-${position}`;
}
