import { ArrowRight, CircleCheck, Lock, type LucideIcon, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Card } from "../../../ui/layout/card.tsx";

const facts: { name: "sealed" | "kept" | "heirs"; icon: LucideIcon; colour: string }[] = [
  { name: "sealed", icon: Lock, colour: "text-brass-ink" },
  { name: "kept", icon: CircleCheck, colour: "text-success" },
  { name: "heirs", icon: Users, colour: "text-success" },
];

/** What a reset without the kit does to the vault, said before it happens and confirmed by itself (KEY-020). */
export function SealConsent({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account/recovery");
  const form = useForm({
    defaultValues: { agreed: false },
    check: ({ agreed }) => ({ agreed: !agreed && t("consent.missing") }),
    submit: onDone,
  });
  return (
    <Form form={form} summaryAt="none">
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("consent.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">{t("consent.lead")}</p>
      </div>
      <Card tone="flat">
        <ul className="grid gap-4">
          {facts.map(({ name, icon: Icon, colour }) => (
            <li key={name} className="flex items-start gap-3">
              <Icon aria-hidden size={22} strokeWidth={1.8} className={`mt-0.5 flex-none ${colour}`} />
              <span className="min-w-0">
                <span className="block font-semibold">{t(`consent.${name}Title`)}</span>
                <span className="block text-ink-2">{t(`consent.${name}`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Checkbox
        label={<span className="font-semibold">{t("consent.tick")}</span>}
        description={t("consent.tickText")}
        {...form.input("agreed")}
      />
      <SubmitButton form={form} size="lg" block iconEnd={ArrowRight} busyLabel={t("consent.submit")}>
        {t("consent.submit")}
      </SubmitButton>
    </Form>
  );
}
