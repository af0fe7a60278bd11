import type { AssignedAsset } from "@heirlock/contract/people-assignments";
import type { Member } from "@heirlock/contract/people-members";
import { accessConditions } from "@heirlock/domain/vault/kinds";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioCards } from "../../../ui/radio-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast, toastError } from "../../../ui/toast-store.ts";
import { useMemberChange } from "./member-parts.ts";
import { useFailureText } from "./use-failure-text.ts";

/** When an assigned asset may be seen, and whether the member learns before that it exists (D42, KEY-044). */
export function AccessDialog({
  member,
  asset,
  onClose,
}: {
  member: Member;
  asset: AssignedAsset;
  onClose: () => void;
}) {
  const { t } = useTranslation("member-detail");
  const { t: form } = useTranslation("member-form");
  const failureText = useFailureText();
  const [condition, setCondition] = useState(asset.access_condition);
  const [day, setDay] = useState(asset.not_before ?? "");
  const [age, setAge] = useState(asset.from_age === null ? "" : String(asset.from_age));
  const [tell, setTell] = useState(asset.tell_exists);
  const [isTried, setTried] = useState(false);
  const isCustom = condition === "custom";
  const isAgeWrong = isCustom && age !== "" && !(/^\d{1,3}$/.test(age) && Number(age) >= 1 && Number(age) <= 120);
  const isEmpty = isCustom && day === "" && age === "";
  const save = useMemberChange(() =>
    call("POST /api/members/:id/assets/assign", {
      params: { id: member.id },
      body: {
        asset_ids: [asset.asset_id],
        access_condition: condition,
        not_before: isCustom && day ? day : null,
        from_age: isCustom && age ? Number(age) : null,
        tell_exists: condition !== "immediate" && tell,
      },
    }),
  );
  const submit = () => {
    setTried(true);
    if (isAgeWrong || isEmpty || save.isPending) return;
    save.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("assets.saved"), text: t("assets.savedText", { name: member.first_name }) });
        onClose();
      },
      onError: (error) => toastError(failureText(error, t("assets.failed"))),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("assets.whenTitle", { title: asset.title })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={save.isPending} busyLabel={t("saving")} onClick={submit}>
            {t("assets.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioCards
          id="access-condition"
          label={form("assets.when")}
          hideLegend
          columns={1}
          value={condition}
          error={isTried && isEmpty ? t("assets.conditionError") : undefined}
          options={accessConditions.map((value) => ({
            value,
            label: form(`access.${value}`),
            description: form(`accessText.${value}`),
          }))}
          onValueChange={setCondition}
        />
        {isCustom && (
          <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
            <DateField
              id="access-day"
              legend={form("assets.notBefore")}
              mark="optional"
              value={day}
              onValueChange={setDay}
            />
            <TextField
              id="access-age"
              label={form("assets.fromAge")}
              mark="optional"
              inputMode="numeric"
              chars={4}
              maxLength={3}
              error={isTried && isAgeWrong ? t("assets.ageError") : undefined}
              value={age}
              onChange={(event) => setAge(event.target.value)}
            />
          </div>
        )}
        {condition !== "immediate" && (
          <Checkbox
            id="access-tell"
            label={form("assets.tellExists")}
            description={form("assets.tellExistsText")}
            checked={tell}
            onCheckedChange={setTell}
          />
        )}
      </div>
    </Dialog>
  );
}
