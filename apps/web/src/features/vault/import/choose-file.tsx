import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { FileUp, ShieldCheck, Upload } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import { RadioCards } from "../../../ui/radio-group.tsx";
import { type ImportProblem, ImportRefused } from "./read/found-item.ts";
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
  const { t } = useTranslation("import");
  const [source, setSource] = useState<ImportSource>("bitwarden");
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [reading, setReading] = useState(false);
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // While the person looks for the file.
  useEffect(() => void loadReaders().catch(() => {}), []);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setReading(true);
    try {
      const { readFile } = await loadReaders();
      await onRead(await readFile(source, file), file.name);
    } catch (error) {
      setProblem(error instanceof ImportRefused ? error.problem : "unknown");
    } finally {
      setReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]">
        <Card as="section" className="grid gap-6">
          <RadioCards
            label={t("where.label")}
            columns={2}
            value={source}
            onValueChange={(next) => {
              setSource(next);
              setProblem(null);
            }}
            options={importSources.map((value) => ({
              value,
              label: t(`where.${value}.name`),
              description: t(`where.${value}.file`),
            }))}
          />
          <div>
            <h2 className="mb-3 text-h3">{t("file.title")}</h2>
            {problem && (
              <Alert tone="danger" live="assertive" className="mb-3" title={t("file.failed")}>
                {t(`file.problem.${problem}`)}
              </Alert>
            )}
            <section
              aria-label={t("file.title")}
              onDragOver={(event) => {
                event.preventDefault();
                setDragging(true);
              }}
              onDragLeave={() => setDragging(false)}
              onDrop={drop}
              className={clsx(
                "grid justify-items-center gap-1 rounded-md border-[1.5px] border-dashed px-5 py-6 text-center",
                dragging ? "border-primary bg-primary-tint" : "border-line-strong",
              )}
            >
              <IconTile icon={FileUp} tone="neutral" />
              <p className="mt-2 font-semibold max-md:hidden">{t("file.drop")}</p>
              <p className="text-ink-2 max-md:hidden">{t("file.or")}</p>
              <Button
                variant="secondary"
                icon={Upload}
                className="mt-2"
                busy={reading}
                busyLabel={t("file.reading")}
                onClick={() => input.current?.click()}
              >
                {t("file.choose")}
              </Button>
              <input
                ref={input}
                type="file"
                aria-label={t("file.title")}
                tabIndex={-1}
                accept={accepted[source]}
                className="sr-only"
                onChange={(event) => {
                  void take(event.target.files?.[0]);
                  // The same file again is a new try.
                  event.target.value = "";
                }}
              />
            </section>
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
