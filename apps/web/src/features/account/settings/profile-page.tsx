import type { Profile } from "@heirlock/contract/account/sign-in";
import { type Language, languageNames, languages } from "@heirlock/domain/languages";
import { zodResolver } from "@hookform/resolvers/zod";
import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldText, useErrorText } from "../../../platform/api/error-text.ts";
import { changeLanguage } from "../../../platform/i18n.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { CountryPicker } from "../../../ui/forms/country-picker.tsx";
import { CurrencySelect } from "../../../ui/forms/currency-select.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { SaveBar } from "../../../ui/forms/save-bar.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { CardSection } from "../../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { YourDataCard } from "../privacy/your-data-card.tsx";
import { changesOf, nationalityAfter, type ProfileForm, profileFormSchema, toForm } from "./profile-form.ts";
import { useProfile, useUpdateProfile } from "./profile-request.ts";
import { SettingsLayout } from "./settings-layout.tsx";

export function ProfilePage() {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const { data, error, refetch } = useProfile();
  return (
    <SettingsLayout>
      {data ? (
        <ProfileFields key={data.id} profile={data} />
      ) : error ? (
        <ErrorState title={t("profile.loadFailed")} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label={t("profile.loading")} />
      )}
    </SettingsLayout>
  );
}

function ProfileFields({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const errorText = useErrorText();
  const format = useFormat();
  const update = useUpdateProfile();
  const [attempt, setAttempt] = useState(0);
  const saved = toForm(profile);
  const form = useForm<ProfileForm>({
    values: saved,
    // What another tab saved appears here, without touching what is being edited.
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(profileFormSchema),
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const changed = changesOf(form.watch(), saved);
  const changes = Object.keys(changed).length;
  const { errors } = form.formState;

  const textOf = (name: keyof ProfileForm) => {
    const message = errors[name]?.message;
    if (!message) return undefined;
    return message.startsWith("profile.") ? t(message as "profile.birthInvalid") : fieldText(message, platform);
  };
  const summary = (Object.keys(errors) as (keyof ProfileForm)[]).map((field) => ({
    field: String(field),
    message: textOf(field) ?? "",
  }));

  const save = form.handleSubmit(
    async (next) => {
      try {
        const stored = toForm(await update.mutateAsync(changesOf(next, saved)));
        form.reset(stored);
        if (stored.language !== saved.language) await changeLanguage(i18n, stored.language);
        toast({ title: i18n.t("account:profile.saved") });
      } catch {
        setAttempt((count) => count + 1);
      }
    },
    () => setAttempt((count) => count + 1),
  );

  return (
    <form method="dialog" onSubmit={save} noValidate className="grid gap-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      {update.error && (
        <Alert tone="danger" live="assertive" title={t("profile.failed")}>
          {errorText(update.error)}
        </Alert>
      )}
      <CardSection title={t("profile.youTitle")} text={t("profile.youText")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t("field.firstName")}
            autoComplete="given-name"
            error={textOf("first_name")}
            {...form.register("first_name")}
          />
          <TextField
            label={t("field.lastName")}
            autoComplete="family-name"
            error={textOf("last_name")}
            {...form.register("last_name")}
          />
        </div>
        <Controller
          control={form.control}
          name="date_of_birth"
          render={({ field }) => (
            <DateField
              legend={t("profile.birth")}
              hint={t("profile.birthHint", { example: format.date("1968-03-27", "short") })}
              mark="optional"
              birthday
              name="date_of_birth"
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              error={textOf("date_of_birth")}
            />
          )}
        />
      </CardSection>
      <CardSection title={t("profile.whereTitle")} text={t("profile.whereText")}>
        <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
          <Controller
            control={form.control}
            name="country"
            render={({ field }) => (
              <CountryPicker
                label={t("profile.country")}
                name="country"
                mark="recommended"
                value={field.value}
                onValueChange={(country) => {
                  const before = form.getValues();
                  field.onChange(country);
                  form.setValue("nationality", nationalityAfter(country, before), { shouldDirty: true });
                }}
              />
            )}
          />
          <Controller
            control={form.control}
            name="nationality"
            render={({ field }) => (
              <CountryPicker
                label={t("profile.nationality")}
                name="nationality"
                mark="optional"
                hint={
                  changed.country && changed.nationality === changed.country ? t("profile.nationalityHint") : undefined
                }
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </div>
      </CardSection>
      <CardSection title={t("profile.languageTitle")} text={t("profile.languageText")}>
        <Controller
          control={form.control}
          name="main_currency"
          render={({ field }) => (
            <CurrencySelect
              label={t("profile.currency")}
              name="main_currency"
              value={field.value}
              onValueChange={field.onChange}
              className="max-w-[360px]"
            />
          )}
        />
        <Controller
          control={form.control}
          name="language"
          render={({ field }) => (
            <RadioCards<Language>
              label={t("profile.language")}
              name="language"
              columns={2}
              value={field.value}
              onValueChange={field.onChange}
              options={languages.map((code) => ({
                value: code,
                label: <span lang={code}>{languageNames[code]}</span>,
              }))}
            />
          )}
        />
      </CardSection>
      <CardSection title={t("profile.reachTitle")} text={t("profile.reachText")}>
        <div>
          <p className="font-semibold">{t("field.email")}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <bdi className="min-w-0 break-words">{profile.email}</bdi>
            <Badge variant="confirmed">{t("profile.verified")}</Badge>
          </p>
        </div>
      </CardSection>
      <YourDataCard />
      <SaveBar changes={changes} onCancel={() => form.reset(saved)} busy={form.formState.isSubmitting} />
      <LeaveQuestion unsaved={changes > 0} />
    </form>
  );
}

/** Leaving with unsaved edits asks once. */
function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation("ui");
  const blocker = useBlocker({ shouldBlockFn: () => unsaved, enableBeforeUnload: () => unsaved, withResolver: true });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t("dialog.discardTitle")}
      confirmLabel={t("dialog.discard")}
      onConfirm={() => blocker.proceed?.()}
    >
      {t("dialog.discardText")}
    </ConfirmDialog>
  );
}
