import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import { type RoleField, requiredFields } from "@heirlock/domain/members/role-fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useFindingText } from "../member-form/finding-text.ts";
import type { MemberDraft, TextName } from "../member-form/member-draft.ts";
import { findingsOf } from "../member-form/member-findings.ts";
import type { Candidate } from "./check-found.ts";

const always = ["first_name", "last_name", "email", "phone"] as const satisfies readonly TextName[];
/** Those that a role may ask for and that are texts. */
const onRequest = [
  "relationship",
  "address",
  "national_id",
  "law_firm_name",
  "license_id",
] as const satisfies readonly (TextName | RoleField)[];

export interface PersonDialogProps {
  candidate: Candidate;
  family: LegalFamily;
  onClose: () => void;
  onSave: (draft: MemberDraft) => void;
}

/** One person of the file, to be put right: the names, how to reach them, and what their role asks for. */
export function PersonDialog({ candidate, family, onClose, onSave }: PersonDialogProps) {
  const { t } = useTranslation("members/import-people");
  const { t: field } = useTranslation("members/member-form");
  const findingText = useFindingText();
  const [draft, setDraft] = useState(candidate.draft);
  const findings = findingsOf(draft, family);
  const { required } = requiredFields(draft.roles, family);
  const isRequired = (name: string) =>
    name === "first_name" || name === "last_name" || (required as readonly string[]).includes(name);
  const shown = [...always, ...onRequest.filter((name) => isRequired(name) || draft[name] !== "")];
  const errorOf = (name: string) => {
    const finding = findings.find((one) => one.field === name);
    return finding && findingText(finding);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{`${candidate.draft.first_name} ${candidate.draft.last_name}`.trim() || t("unnamed")}</bdi>}
      description={t("dialogText")}
      dirty={draft !== candidate.draft}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button onClick={() => onSave(draft)}>{t("save")}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {shown.map((name) => (
            <TextField
              key={name}
              name={name}
              label={field(`field.${name}`)}
              mark={isRequired(name) ? undefined : "optional"}
              type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
              dir={name === "email" || name === "phone" ? undefined : "auto"}
              autoComplete="off"
              maxLength={name === "first_name" || name === "last_name" ? 50 : 200}
              error={errorOf(name)}
              value={draft[name]}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
            />
          ))}
        </div>
        <DateField
          name="date_of_birth"
          legend={field("field.date_of_birth")}
          mark={isRequired("date_of_birth") ? undefined : "optional"}
          error={errorOf("date_of_birth")}
          value={draft.date_of_birth}
          onValueChange={(date_of_birth) => setDraft({ ...draft, date_of_birth })}
        />
      </div>
    </Dialog>
  );
}
