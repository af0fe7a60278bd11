import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { ContactRound, ShieldCheck, Upload } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { IconTile } from "../../../ui/icon-tile.tsx";
import { type PeopleFileProblem, PeopleFileRefused } from "./read/found-person.ts";
import type { ReadPeople } from "./read/read-people-file.ts";

const sources = ["apple", "google", "list"] as const;

/** The file in which the people are. Reading it starts as soon as it is chosen. */
export function ChoosePeopleFile({ onRead }: { onRead: (read: ReadPeople, name: string) => Promise<void> }) {
  const { t } = useTranslation("import-people");
  const [problem, setProblem] = useState<PeopleFileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setReading(true);
    try {
      const { readPeopleFile } = await import("./read/read-people-file.ts");
      await onRead(await readPeopleFile(file), file.name);
    } catch (error) {
      setProblem(error instanceof PeopleFileRefused ? error.problem : "unknown");
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
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <Card>
          <CardHeader title={t("file.title")} />
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
              "grid justify-items-center gap-1 rounded-md border-[1.5px] border-dashed px-5 py-8 text-center",
              dragging ? "border-primary bg-primary-tint" : "border-line-strong",
            )}
          >
            <IconTile icon={ContactRound} tone="neutral" />
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
            <p className="mt-2 text-ink-2">{t("file.kinds")}</p>
            <input
              ref={input}
              type="file"
              aria-label={t("file.title")}
              tabIndex={-1}
              accept=".csv,.tsv,.txt,.vcf,.vcard,text/csv,text/vcard,text/x-vcard"
              className="sr-only"
              onChange={(event) => {
                void take(event.target.files?.[0]);
                // The same file again is a new try.
                event.target.value = "";
              }}
            />
          </section>
        </Card>
        <div className="grid gap-5">
          <Card as="section" aria-labelledby="people-how">
            <CardHeader id="people-how" title={t("how.title")} />
            <dl className="grid gap-3.5">
              {sources.map((source) => (
                <div key={source}>
                  <dt className="font-semibold">{t(`how.${source}.name`)}</dt>
                  <dd className="text-ink-2">{t(`how.${source}.text`)}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Alert tone="plain" icon={ShieldCheck}>
            {t("private")}
          </Alert>
        </div>
      </div>
      <Button variant="secondary" className="mt-5" render={<Link to="/dashboard/will-holder/members" search={{}} />}>
        {t("cancel")}
      </Button>
    </>
  );
}
