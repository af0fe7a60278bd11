import { KeysError } from "@heirlock/keyring/problems";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { askAccount, keysState } from "../../../platform/keys/keys-client.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useKeyErrorText } from "../key-problem.ts";
import type { StoredKeys } from "../keys-request.ts";
import { UsernameHint } from "../username-hint.tsx";
import { unlockByPassword } from "../vault-lock/use-unlock.ts";
import { KeyProgress } from "./key-progress.tsx";
import { KitField } from "./kit-field.tsx";
import { useKeyProgress } from "./use-key-progress.ts";
import { useKitProblem } from "./use-kit-problem.tsx";

/** Takes the old kit and the password of now, and brings what was sealed under today's keys (KEY-021). */
export function RestoreDialog({
  older,
  keys,
  onDone,
  onCancel,
}: {
  older: StoredKeys["older"][number];
  keys: StoredKeys;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("account/recovery");
  const { t: account } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const keyErrorText = useKeyErrorText();
  const kitProblem = useKitProblem();
  const { share, run } = useKeyProgress(1);
  const form = useForm({
    defaultValues: { kit: "", restorePassword: "" },
    leaves: true,
    check: ({ restorePassword }) => ({
      restorePassword: restorePassword === "" && platform("fields.passwordRequired"),
    }),
    submit: async ({ kit: typed, restorePassword: password }) => {
      const { salt, kdf, bundleByPassword, recipient, verifyingKey } = keys;
      const current = { password, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } };
      const kit = { typed, kitNumber: older.kitNumber, bundleByKit: older.bundleByKit, stated: older };
      const body = await run((options) => askAccount("restoreOlder", { current, kit }, options));
      await call("POST /api/auth/keys/older/:id/restore", { params: { id: older.id }, body });
      // Whoever has just given the password is not asked for it again by the page that comes next; that one asks if not.
      if (keysState().verifyingKey === null)
        await run((options) => unlockByPassword(password, options)).catch(() => {});
      onDone();
    },
    fieldErrors: (error) => ({
      restorePassword: isWrongPassword(error) && account("reissue.wrongPassword"),
      kit: kitProblem(error),
    }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onCancel}
      size="md"
      summaryAt="above"
      icon={<IconTile icon={Lock} tone="brass" />}
      title={t("restore.title")}
      description={t("restore.text")}
      cancelLabel={t("change.cancel")}
      submitLabel={t("restore.submit")}
      busyLabel={t("restore.busy")}
    >
      <Failure error={form.failure} text={keyErrorText} />
      <KitField kitNumber={older.kitNumber} {...form.field("kit")} />
      <UsernameHint />
      <PasswordField label={t("restore.password")} autoComplete="current-password" {...form.input("restorePassword")} />
      <KeyProgress share={share} label={t("restore.busy")} />
    </FormDialog>
  );
}

function isWrongPassword(error: unknown): boolean {
  if (!(error instanceof KeysError) || error.code !== "bundle.wrong_key") return false;
  return (error.data as { purpose: string }).purpose === "password";
}
