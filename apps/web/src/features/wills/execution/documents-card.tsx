import type { Execution } from "@heirlock/contract/wills/execution";
import type { EntryId } from "@heirlock/domain/identifiers";
import { FileCheck, FileText, Link2, Pencil, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useOpenEntries } from "../../vault/offers/open-entries.ts";
import { useExecutionChange } from "./load-execution.ts";

const ChooseEntries = lazy(async () => ({
  default: (await import("../../vault/offers/choose-entries.tsx")).ChooseEntries,
}));

type Needed = Execution["documents"][number];

/** Documents that the law asks for, each a vault entry: only the holder's people ever open it. */
export function DocumentsCard({ willId, execution }: { willId: string; execution: Execution }) {
  const { t } = useTranslation("wills/execution");
  const format = useFormat();
  const errorText = useErrorText();
  const { documents, number } = execution;
  const change = useExecutionChange(willId, number);
  const [chosenFor, setChosenFor] = useState<Needed | null>(null);
  const nameOf = ({ label }: Needed) => label ?? t("documents.original");
  const choose = (document: Needed, entry: EntryId | null) =>
    change.mutate({ what: "document", document: document.id, entry }, { onSuccess: () => setChosenFor(null) });
  const linked = documents.filter(({ entry_id }) => entry_id !== null).length;
  return (
    <Card as="section" aria-labelledby="documents">
      <CardHeader
        id="documents"
        title={t("documents.title")}
        description={t("documents.lead")}
        action={
          <p className="pt-2.5 font-semibold">
            {t("checklist.count", { done: format.number(linked), of: format.number(documents.length) })}
          </p>
        }
      />
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} onChoose={() => setChosenFor(document)} />
        ))}
      </ul>
      {chosenFor && (
        <Suspense>
          <ChooseEntries
            single
            purpose={t("documents.purpose", { document: nameOf(chosenFor) })}
            chosen={chosenFor.entry_id === null ? [] : [chosenFor.entry_id]}
            saving={change.isPending}
            problem={change.error ? errorText(change.error) : null}
            onChoose={([entry = null]) => choose(chosenFor, entry)}
            onClose={() => {
              change.reset();
              setChosenFor(null);
            }}
            onUnlocked={() => setChosenFor(chosenFor)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function DocumentRow({ document, onChoose }: { document: Needed; onChoose: () => void }) {
  const { t } = useTranslation("wills/execution");
  const vault = useOpenEntries({ starts: false });
  const { entry_id, label, hint, examples } = document;
  const name = label ?? t("documents.original");
  const title = vault.opened.data?.find(({ entry }) => entry.id === entry_id)?.label?.title;
  return (
    <li className="flex flex-wrap items-start gap-x-3.5 gap-y-2.5 py-4 first:pt-0 last:pb-0">
      <IconTile icon={entry_id ? FileCheck : FileText} tone={entry_id ? "primary" : "neutral"} />
      <div className="min-w-0 flex-1 basis-52 leading-[1.4]">
        <p className="font-semibold">{name}</p>
        <p className="text-meta text-ink-2">
          {entry_id === null ? t("documents.missing") : title ? <bdi>{title}</bdi> : t("documents.inVault")}
        </p>
        {entry_id === null && hint && <p className="mt-1 text-meta text-ink-2">{hint}</p>}
        {entry_id === null && examples.length > 0 && (
          <ul className="mt-1 list-disc ps-5 text-meta text-ink-2">
            {examples.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:ps-[3.625rem]">
        {entry_id !== null && (
          <Badge variant="success" icon={Link2}>
            {t("documents.linked")}
          </Badge>
        )}
        <Button
          size="sm"
          variant="secondary"
          icon={entry_id === null ? Plus : Pencil}
          aria-label={t(entry_id === null ? "documents.addOf" : "documents.changeOf", { document: name })}
          onClick={onChoose}
        >
          {t(entry_id === null ? "documents.add" : "documents.change")}
        </Button>
      </div>
    </li>
  );
}
