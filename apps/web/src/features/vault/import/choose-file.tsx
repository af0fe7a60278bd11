import { Link } from "@tanstack/react-router";
import { FileUp, ShieldCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { ImportFile } from "../../../ui/import/import-file.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { ImportRefused } from "./read/found-item.ts";
import { type ImportSource, importSources } from "./read/import-sources.ts";
import type { ReadFile } from "./read/read-file.ts";

const loadReaders = () => import("./read/read-file.ts");

const accepted: Record<ImportSource, string> = {
  bitwarden: ".json,.csv",
  onePassword: ".1pux,.csv",
  browser: ".csv",
  list: ".csv,.txt,.tsv",
  heirlock: ".json",
};
const howSteps = ["first", "second", "third"] as const;

/** Where the passwords are now, and the file they come in. Reading it starts as soon as it is chosen. */
export function ChooseFile({ onRead }: { onRead: (read: ReadFile, name: string) => Promise<void> }) {
  const { t } = useTranslation("vault/import");
  const [source, setSource] = useState<ImportSource>("bitwarden");
  // While the person looks for the file.
  useEffect(() => void loadReaders().catch(() => {}), []);
  const read = async (file: File) => {
    const { readFile } = await loadReaders();
    await onRead(await readFile(source, file), file.name);
  };
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]">
        <Card as="section" className="grid gap-6">
          <RadioCards
            label={t("where.label")}
            columns={2}
            value={source}
            onValueChange={setSource}
            options={importSources.map((value) => ({
              value,
              label: t(`where.${value}.name`),
              description: t(`where.${value}.file`),
            }))}
          />
          <div>
            <h2 className="mb-3 text-h3">{t("file.title")}</h2>
            <ImportFile
              // Another kind of file: what was wrong with the last one is no longer of interest.
              key={source}
              read={read}
              failed={t("file.failed")}
              problemText={(error) => t(`file.problem.${error instanceof ImportRefused ? error.problem : "unknown"}`)}
              label={t("file.title")}
              icon={FileUp}
              accept={accepted[source]}
              words={{ drop: t("file.drop"), or: t("file.or"), choose: t("file.choose"), busy: t("file.reading") }}
            />
          </div>
        </Card>
        <div className="grid gap-5">
          <Card as="section" aria-labelledby="import-how">
            <CardHeader id="import-how" title={t(`how.${source}.title`)} />
            <ol className="grid gap-2.5">
              {howSteps.map((step, at) => (
                <li key={step} className="flex gap-3.5">
                  <span
                    aria-hidden
                    className="grid size-7 flex-none place-items-center rounded-full bg-primary-tint font-semibold text-primary-ink"
                  >
                    {at + 1}
                  </span>
                  {t(`how.${source}.${step}`)}
                </li>
              ))}
            </ol>
          </Card>
          <Alert tone="plain" icon={ShieldCheck}>
            {t("private")}
          </Alert>
        </div>
      </div>
      <Button variant="secondary" className="mt-5" render={<Link to="/dashboard/will-holder/vault" search={{}} />}>
        {t("cancel")}
      </Button>
    </>
  );
}
