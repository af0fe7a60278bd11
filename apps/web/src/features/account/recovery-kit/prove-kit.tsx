import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Form, FormSummary } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { type FormState, useForm } from "../../../ui/forms/use-form.ts";
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
  onProved: () => unknown;
  /** The buttons; one of them submits. */
  children: ReactNode | ((proof: FormState & { failure: unknown }) => ReactNode);
}) {
  const { t } = useTranslation("account");
  const format = useFormat();
  const [positions] = useState(() => pickProofPositions(kit.words.length, secureRandom));
  const entries = form === "words" ? kit.words : kit.numbers;
  const kind = form === "words" ? "word" : "number";

  const proof = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(positions.map((position) => [fieldName(position), ""])),
    check: (typed) =>
      Object.fromEntries(
        positions.map((position) => {
          const entry = typed[fieldName(position)] ?? "";
          if (matchesEntry(entry, entries[position - 1] ?? "")) return [fieldName(position), undefined];
          const key = entry.trim() === "" ? (`kit.${kind}Empty` as const) : (`kit.${kind}Wrong` as const);
          return [fieldName(position), t(key, { position: format.number(position) })];
        }),
      ),
    submit: onProved,
  });

  return (
    <Form form={proof} summaryAt="elsewhere">
      <Card tone="flat" as="section">
        <FormSummary form={proof} />
        <h2 className="font-sans text-h4 font-[650]">{t("kit.proofTitle")}</h2>
        <p className="mb-3 text-ink-2">{t(form === "words" ? "kit.proofTextWords" : "kit.proofTextNumbers")}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {positions.map((position) => (
            <TextField
              key={position}
              label={t(`kit.${kind}`, { position: format.number(position) })}
              dir="ltr"
              lang="en"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              inputMode={form === "numbers" ? "numeric" : "text"}
              {...proof.input(fieldName(position))}
            />
          ))}
        </div>
      </Card>
      {typeof children === "function" ? children(proof) : children}
    </Form>
  );
}

function fieldName(position: number): string {
  return `kit-entry-${position}`;
}
