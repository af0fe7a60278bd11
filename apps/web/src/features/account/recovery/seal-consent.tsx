import { ArrowRight, CircleCheck, Lock, type LucideIcon, Users } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Card } from "../../../ui/layout/card.tsx";

const facts: { name: "sealed" | "kept" | "heirs"; icon: LucideIcon; colour: string }[] = [
  { name: "sealed", icon: Lock, colour: "text-brass-ink" },
  { name: "kept", icon: CircleCheck, colour: "text-success" },
  { name: "heirs", icon: Users, colour: "text-success" },
];

/** What a reset without the kit does to the vault, said before it happens and confirmed by itself (KEY-020). */
export function SealConsent({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account/recovery");
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!agreed);
    if (agreed) onDone();
  };
  return (
    <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
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
        name="agreed"
        checked={agreed}
        onCheckedChange={(checked) => {
          setAgreed(checked);
          if (checked) setMissing(false);
        }}
        error={missing ? t("consent.missing") : undefined}
        label={<span className="font-semibold">{t("consent.tick")}</span>}
        description={t("consent.tickText")}
      />
      <Button type="submit" size="lg" block iconEnd={ArrowRight}>
        {t("consent.submit")}
      </Button>
    </form>
  );
}
