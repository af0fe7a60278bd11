import { Link } from "@tanstack/react-router";
import { ContactRound, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ImportFile } from "../../../ui/import/import-file.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { PeopleFileRefused } from "./read/found-person.ts";
import type { ReadPeople } from "./read/read-people-file.ts";

const sources = ["apple", "google", "list"] as const;

/** The file in which the people are. Reading it starts as soon as it is chosen. */
export function ChoosePeopleFile({ onRead }: { onRead: (read: ReadPeople, name: string) => Promise<void> }) {
  const { t } = useTranslation("members/import-people");
  const read = async (file: File) => {
    const { readPeopleFile } = await import("./read/read-people-file.ts");
    await onRead(await readPeopleFile(file), file.name);
  };
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <Card>
          <CardHeader title={t("file.title")} />
          <ImportFile
            read={read}
            failed={t("file.failed")}
            problemText={(error) => t(`file.problem.${error instanceof PeopleFileRefused ? error.problem : "unknown"}`)}
            label={t("file.title")}
            icon={ContactRound}
            accept=".csv,.tsv,.txt,.vcf,.vcard,text/csv,text/vcard,text/x-vcard"
            words={{ drop: t("file.drop"), or: t("file.or"), choose: t("file.choose"), busy: t("file.reading") }}
          >
            <p className="mt-2 text-ink-2">{t("file.kinds")}</p>
          </ImportFile>
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
