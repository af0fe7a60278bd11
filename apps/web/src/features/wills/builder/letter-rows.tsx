import type { EntryId } from "@heirlock/domain/identifiers";
import { Plus, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useOpenEntries } from "../../vault/offers/open-entries.ts";
import { useBuilder } from "./builder-context.ts";

const ChooseEntries = lazy(async () => ({
  default: (await import("../../vault/offers/choose-entries.tsx")).ChooseEntries,
}));

/** Vault entries that belong to the will. Their names are known only while the vault is open. */
export function LetterRows() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const vault = useOpenEntries({ starts: false });
  const [isChoosing, setChoosing] = useState(false);
  const { letters } = draft.content;
  const entries = vault.opened.data;
  const nameOf = (id: EntryId) => {
    if (!vault.sealed.data?.entries.some((one) => one.id === id)) return t("letters.gone");
    return entries?.find(({ entry }) => entry.id === id)?.label?.title ?? t("letters.untitled");
  };
  const keep = (ids: readonly EntryId[]) => change((content) => ({ ...content, letters: ids }));
  return (
    <>
      <p className="text-ink-2">{t("letters.why")}</p>
      {letters.length > 0 && vault.sealed.data && (
        <ul className="divide-y divide-line" aria-label={t("letters.title")}>
          {letters.map((id) => (
            <li key={id} className="flex items-center gap-3 py-1.5">
              <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{nameOf(id)}</bdi>
              <IconButton
                icon={Trash2}
                label={t("letters.remove", { name: nameOf(id) })}
                onClick={() => keep(letters.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {letters.length > 0 && !vault.unlocked && <p className="text-meta text-ink-2">{t("letters.locked")}</p>}
      <Button
        variant="secondary"
        size="sm"
        icon={Plus}
        className="justify-self-start"
        onClick={() => setChoosing(true)}
      >
        {t("letters.choose")}
      </Button>
      {isChoosing && (
        <Suspense>
          <ChooseEntries
            purpose={t("letters.purpose")}
            chosen={letters}
            onChoose={(ids) => {
              keep(ids);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
            onUnlocked={() => setChoosing(true)}
          />
        </Suspense>
      )}
    </>
  );
}
