import type { AssetSubtype } from "@heirlock/domain/assets/kinds";
import { defaultCurrency } from "@heirlock/domain/money";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { kindLook } from "../../ui/display/kind-look.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { Form, FormSummary, SubmitButton } from "../../ui/forms/form.tsx";
import { RadioTiles } from "../../ui/forms/radio-tiles.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { Card } from "../../ui/layout/card.tsx";
import { fieldsOf, newDraft, problemsOf } from "./asset-draft.ts";
import { useCreateAsset } from "./create-asset.ts";

/** Six of the seven kinds: files are what a newcomer thinks of last, and the whole form has them. */
const kinds = ["real_estate", "bank_account", "investment", "vehicle", "valuable", "online_account"] as const;

interface FirstAsset {
  kind: (typeof kinds)[number] | null;
  title: string;
}

/** After signing up: one thing, by kind and name alone, so that Home begins with something on it (mock-up y8). */
export function FirstAssetPage() {
  const { t } = useTranslation("assets");
  const { profile } = useSession();
  const navigate = useNavigate();
  const create = useCreateAsset();
  // Made once for the page: pressing twice, or again after a lost answer, adds one asset.
  const [id] = useState(() => crypto.randomUUID());
  const draftOf = ({ kind, title }: FirstAsset & { kind: AssetSubtype }) => ({
    ...newDraft({ subtype: kind }, profile?.main_currency ?? defaultCurrency),
    title,
  });
  const form = useForm<FirstAsset>({
    defaultValues: { kind: null, title: "" },
    leaves: true,
    check: ({ kind, title }) => {
      const found = problemsOf(draftOf({ kind: kind ?? kinds[0], title })).title;
      return {
        kind: kind === null && t("first.kindMissing"),
        title: found && (found === "titleLong" ? t("form.error.titleLong") : t("first.nameMissing")),
      };
    },
    submit: async ({ kind, title }) => {
      const asset = await create.mutateAsync({ id, ...fieldsOf(draftOf({ kind: kind!, title })) });
      toast({ title: t("form.added"), text: t("form.addedText", { title: asset.title }) });
      await navigate({ to: "/dashboard/will-holder", replace: true });
    },
  });
  return (
    <div className="mx-auto grid w-full max-w-[500px] gap-5">
      <FormSummary form={form} />
      <div>
        {profile && <p className="font-semibold text-ink-2">{t("first.step", { name: profile.first_name })}</p>}
        <h1 className="text-h1">{t("first.title")}</h1>
        <p className="mt-2 text-ink-2">{t("first.lead")}</p>
      </div>
      <Form form={form} summaryAt="elsewhere">
        <Failure error={form.failure} title={t("form.addFailed")} />
        <RadioTiles
          label={t("form.kindTitle")}
          hideLegend
          options={kinds.map((value) => ({ value, label: t(`first.kind.${value}`), icon: kindLook(value).icon }))}
          {...form.field("kind")}
        />
        <Card>
          <TextField label={t("first.name")} dir="auto" autoComplete="off" {...form.input("title")} />
        </Card>
        <SubmitButton form={form} size="lg" block busyLabel={t("form.saving")}>
          {t("first.save")}
        </SubmitButton>
      </Form>
      <Button variant="ghost" className="justify-self-center" render={<Link to="/dashboard/will-holder" replace />}>
        {t("first.skip")}
      </Button>
    </div>
  );
}
