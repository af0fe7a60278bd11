import type { Profile } from "@heirlock/contract/account/sign-in";
import { languageNames, languages } from "@heirlock/domain/languages";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fieldText } from "../../../platform/api/error-text.ts";
import { changeLanguage } from "../../../platform/i18n.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { CountryPicker } from "../../../ui/forms/country-picker.tsx";
import { CurrencySelect } from "../../../ui/forms/currency-select.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { LeaveGuard } from "../../../ui/forms/leave-guard.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { SaveBar } from "../../../ui/forms/save-bar.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Card, CardSection } from "../../../ui/layout/card.tsx";
import { changesOf, nationalityAfter, profileFormSchema, toForm } from "./profile-form.ts";
import { useProfile, useUpdateProfile } from "./profile-request.ts";
import { SettingsLayout } from "./settings-layout.tsx";

export function ProfilePage() {
  const { t } = useTranslation("account");
  return (
    <SettingsLayout>
      <Loaded query={useProfile()} loading={t("profile.loading")} failed={t("profile.loadFailed")}>
        {(profile) => <ProfileFields key={profile.id} profile={profile} />}
      </Loaded>
    </SettingsLayout>
  );
}

function ProfileFields({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const update = useUpdateProfile();
  const saved = toForm(profile);
  const form = useForm({
    values: saved,
    // What another tab saved appears here, without touching what is being edited.
    resetOptions: { keepDirtyValues: true },
    schema: profileFormSchema,
    text: (message) =>
      message.startsWith("profile.") ? t(message as "profile.birthInvalid") : fieldText(message, platform),
    submit: async (next) => {
      const stored = toForm(await update.mutateAsync(changesOf(next, saved)));
      form.reset(stored);
      if (stored.language !== saved.language) await changeLanguage(i18n, stored.language);
      toast({ title: i18n.t("account:profile.saved") });
    },
  });
  const changed = changesOf(form.watch(), saved);
  const changes = Object.keys(changed).length;
  const country = form.field("country");

  return (
    <Form form={form}>
      <Failure error={form.failure} title={t("profile.failed")} />
      <CardSection title={t("profile.youTitle")} text={t("profile.youText")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t("field.firstName")} autoComplete="given-name" {...form.input("first_name")} />
          <TextField label={t("field.lastName")} autoComplete="family-name" {...form.input("last_name")} />
        </div>
        <DateField
          legend={t("profile.birth")}
          hint={t("profile.birthHint", { example: format.date("1968-03-27", "short") })}
          mark="optional"
          birthday
          {...form.field("date_of_birth")}
        />
      </CardSection>
      <CardSection title={t("profile.whereTitle")} text={t("profile.whereText")}>
        <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
          <CountryPicker
            label={t("profile.country")}
            mark="recommended"
            {...country}
            onValueChange={(next) => {
              form.setValue("nationality", nationalityAfter(next, form.getValues()));
              country.onValueChange(next);
            }}
          />
          <CountryPicker
            label={t("profile.nationality")}
            mark="optional"
            hint={changed.country && changed.nationality === changed.country ? t("profile.nationalityHint") : undefined}
            {...form.field("nationality")}
          />
        </div>
      </CardSection>
      <CardSection title={t("profile.languageTitle")} text={t("profile.languageText")}>
        <CurrencySelect label={t("profile.currency")} className="max-w-[360px]" {...form.field("main_currency")} />
        <RadioCards
          label={t("profile.language")}
          columns={2}
          options={languages.map((code) => ({
            value: code,
            label: <span lang={code}>{languageNames[code]}</span>,
          }))}
          {...form.field("language")}
        />
      </CardSection>
      <CardSection title={t("profile.reachTitle")} text={t("profile.reachText")}>
        <div>
          <p className="font-semibold">{t("field.email")}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <bdi className="min-w-0 wrap-anywhere">{profile.email}</bdi>
            <Badge variant="confirmed">{t("profile.verified")}</Badge>
          </p>
        </div>
      </CardSection>
      <YourDataCard />
      <SaveBar changes={changes} onCancel={() => form.reset(saved)} busy={form.busy} />
      <LeaveGuard
        when={() => changes > 0 && !form.busy}
        text={ui("dialog.discardText")}
        cancelLabel={ui("dialog.cancel")}
        confirmLabel={ui("dialog.discard")}
      />
    </Form>
  );
}

/** At the end of the profile: everything of it can be taken along, or left. */
function YourDataCard() {
  const { t } = useTranslation("account/privacy");
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="font-sans text-h4 font-[650]">{t("profileCard.title")}</h2>
        <p className="text-ink-2">{t("profileCard.text")}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        <Button variant="secondary" icon={Download} render={<Link to="/settings/privacy" />}>
          {t("profileCard.export")}
        </Button>
        <Button variant="danger-outline" render={<Link to="/settings/privacy/close" />}>
          {t("profileCard.close")}
        </Button>
      </div>
    </Card>
  );
}
