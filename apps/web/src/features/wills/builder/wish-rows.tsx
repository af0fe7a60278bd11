import { funeralKinds } from "@heirlock/domain/wills/content";
import { isPartial } from "@heirlock/domain/wills/separate-will";
import { Flower2, History, Mail, PawPrint, Plus, Smartphone, Trash2, UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { FoldRow, FoldRows } from "../../../ui/layout/fold-row.tsx";
import { AccountRows } from "./account-rows.tsx";
import { useBuilder } from "./builder-context.ts";
import { LetterRows } from "./letter-rows.tsx";
import { usePersonName } from "./people.ts";
import { newRef, withoutStrays } from "./refs.ts";
import { AddWho, isNobody, useNamed, type Who, WhoField } from "./who-field.tsx";

/** What many leave out: each row says what is set, and opens to change it. */
export function WishRows() {
  const { t } = useTranslation("wills/builder");
  const { draft } = useBuilder();
  const { funeral, pets, letters, accounts, leftOut, revokes } = draft.content;
  const nameOf = usePersonName();
  return (
    <FoldRows>
      <FoldRow
        icon={<IconTile icon={Flower2} tone="brass" />}
        title={t("funeral.title")}
        text={funeral.kind ? t(`funeral.kind.${funeral.kind}`) : funeral.wishes || t("wish.notSaid")}
      >
        <FuneralFields />
      </FoldRow>
      <FoldRow
        icon={<IconTile icon={PawPrint} />}
        title={t("pets.title")}
        text={pets.length > 0 ? pets.map(({ name }) => name).join(", ") : t("wish.none")}
      >
        <PetFields />
      </FoldRow>
      <FoldRow
        icon={<IconTile icon={Mail} />}
        title={t("letters.title")}
        text={letters.length > 0 ? t("letters.chosen", { count: letters.length }) : t("wish.none")}
      >
        <LetterRows />
      </FoldRow>
      <FoldRow
        icon={<IconTile icon={Smartphone} tone="info" />}
        title={t("accounts.title")}
        text={
          accounts.length > 0
            ? accounts.map(({ service, name }) => name || t(`accounts.service.${service}`)).join(", ")
            : t("wish.none")
        }
      >
        <AccountRows />
      </FoldRow>
      <FoldRow
        icon={<IconTile icon={UserMinus} tone="neutral" />}
        title={t("leftOut.title")}
        text={leftOut.length > 0 ? leftOut.map(({ person }) => nameOf(person)).join(", ") : t("wish.nobody")}
      >
        <LeftOutFields />
      </FoldRow>
      <FoldRow
        icon={<IconTile icon={History} tone="neutral" />}
        title={t("revokes.title")}
        text={t(`revokes.${revokes}`)}
      >
        <RevokesFields />
      </FoldRow>
    </FoldRows>
  );
}

function FuneralFields() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const { funeral } = draft.content;
  return (
    <>
      <RadioCards
        columns={2}
        label={t("funeral.which")}
        options={funeralKinds.map((kind) => ({ value: kind, label: t(`funeral.kind.${kind}`) }))}
        value={funeral.kind}
        onValueChange={(kind) => change((content) => ({ ...content, funeral: { ...content.funeral, kind } }))}
      />
      <TextArea
        label={t("funeral.wishes")}
        hint={t("funeral.why")}
        limit={2000}
        value={funeral.wishes}
        onChange={(event) => {
          const wishes = event.target.value;
          change((content) => ({ ...content, funeral: { ...content.funeral, wishes } }), "funeral");
        }}
      />
    </>
  );
}

function PetFields() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const nameOf = usePersonName();
  const named = useNamed();
  const [name, setName] = useState("");
  const [who, setWho] = useState<Who | null>(null);
  const { pets } = draft.content;
  const add = () => {
    change((content) => {
      const { content: next, ref } = named(content, who);
      return { ...next, pets: [...next.pets, { id: newRef(next, "t"), name: name.trim(), to: ref!, wishes: "" }] };
    });
    setName("");
    setWho(null);
  };
  return (
    <>
      {pets.length > 0 && (
        <ul className="divide-y divide-line" aria-label={t("pets.title")}>
          {pets.map((pet) => (
            <li key={pet.id} className="flex items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1">
                <bdi className="font-semibold">{pet.name}</bdi> · {t("pets.goesTo")} <bdi>{nameOf(pet.to)}</bdi>
              </span>
              <IconButton
                icon={Trash2}
                label={t("pets.remove", { name: pet.name })}
                onClick={() =>
                  change((content) =>
                    withoutStrays({ ...content, pets: content.pets.filter(({ id }) => id !== pet.id) }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t("pets.name")}
        hint={t("pets.why")}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <WhoField label={t("pets.who")} value={who} onValueChange={setWho} />
      <Button
        variant="secondary"
        size="sm"
        icon={Plus}
        className="justify-self-start"
        disabled={name.trim() === "" || isNobody(who)}
        onClick={add}
      >
        {t("pets.add")}
      </Button>
    </>
  );
}

function LeftOutFields() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const nameOf = usePersonName();
  const { leftOut } = draft.content;
  return (
    <>
      <p className="text-ink-2">{t("leftOut.why")}</p>
      {leftOut.map(({ person, reason }) => (
        <div key={person} className="grid gap-2 rounded-md border border-line px-4 py-3">
          <div className="flex items-center gap-3">
            <bdi className="min-w-0 flex-1 font-semibold">{nameOf(person)}</bdi>
            <IconButton
              icon={Trash2}
              label={t("leftOut.remove", { name: nameOf(person) })}
              onClick={() =>
                change((content) =>
                  withoutStrays({ ...content, leftOut: content.leftOut.filter((one) => one.person !== person) }),
                )
              }
            />
          </div>
          <TextField
            label={t("leftOut.reason")}
            mark="optional"
            maxLength={2000}
            value={reason}
            onChange={(event) => {
              const next = event.target.value;
              change(
                (content) => ({
                  ...content,
                  leftOut: content.leftOut.map((one) => (one.person === person ? { ...one, reason: next } : one)),
                }),
                `left-out-${person}`,
              );
            }}
          />
        </div>
      ))}
      <AddWho
        label={t("leftOut.add")}
        without={leftOut.map(({ person }) => person)}
        onAdd={(add) =>
          change((content) => {
            const { content: next, ref } = add(content);
            return { ...next, leftOut: [...next.leftOut, { person: ref, reason: "" }] };
          })
        }
      />
    </>
  );
}

function RevokesFields() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const { revokes } = draft.content;
  return (
    <>
      <RadioCards
        label={t("revokes.title")}
        hint={t("revokes.why")}
        options={(["all", "same_country", "none"] as const).map((value) => ({
          value,
          label: t(`revokes.${value}`),
          description: t(`revokes.${value}Text`),
        }))}
        value={revokes}
        onValueChange={(revokes) => change((content) => ({ ...content, revokes }))}
      />
      {revokes === "all" && isPartial(draft.content) && (
        <Alert tone="warning" live="polite" title={t("revokes.endsSeparate")} />
      )}
    </>
  );
}
