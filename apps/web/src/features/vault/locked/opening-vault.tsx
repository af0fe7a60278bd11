import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { StepList } from "../../../ui/layout/step-list.tsx";
import { VaultDoor } from "../../account/offers/vault-door.tsx";
import { categoryLook } from "../offers/category-look.ts";
import { type OpenEntry, useReadSoFar } from "../offers/open-entries.ts";

const placesAtMost = 8;

/** The vault is open and its titles are being read: each row appears as soon as it was read and its signature checked. */
export function OpeningVault({ total }: { total: number }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const read = useReadSoFar();
  const share = total === 0 ? 1 : read.length / total;
  const places = Array.from({ length: Math.min(total, placesAtMost) }, (_, at) => read[at] ?? null);
  return (
    <div aria-busy="true" className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <Card as="section" aria-labelledby="vault-lock" className="grid gap-5 overflow-hidden">
        <VaultDoor open className="-mx-4.5 -mt-5 md:-mx-6 md:-mt-6" />
        <div>
          <h2 id="vault-lock" className="text-h2">
            {t("opening.title")}
          </h2>
          <p className="mt-1.5 text-ink-2">{t("opening.text")}</p>
        </div>
        <Progress
          label={
            <span className="font-semibold">
              {t("opening.reading", { done: format.number(read.length), total: format.number(total) })}
            </span>
          }
          value={read.length}
          max={total}
          valueText={format.percent(share)}
        />
        <StepList
          now={share < 1 ? 2 : 3}
          steps={[
            { id: "key", label: t("opening.makingKey") },
            { id: "ring", label: t("opening.openingRing") },
            { id: "titles", label: t("opening.readTitles", { count: total }) },
            { id: "check", label: t("opening.checking") },
          ]}
        />
      </Card>
      <Card>
        <ul>
          {places.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list, filled once its title was read
            <li key={at} className="flex min-h-17 items-center gap-3.5 border-t border-line py-2.5 first:border-t-0">
              {one?.label ? <ReadRow one={one} title={one.label.title} /> : <WaitingRow />}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function ReadRow({ one: { entry }, title }: { one: OpenEntry; title: string }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const look = categoryLook[entry.category];
  return (
    <>
      <IconTile icon={look.icon} tone={look.tone} />
      <div className="min-w-0">
        <span className="block font-semibold break-words">
          <bdi translate="no">{title}</bdi>
        </span>
        <span className="text-ink-2">
          {t(`category.${entry.category}`)} · {format.date(entry.updated_at, "short")}
        </span>
      </div>
    </>
  );
}

function WaitingRow() {
  return (
    <>
      <IconTile icon={Lock} tone="neutral" />
      <span aria-hidden className="grid flex-1 gap-2">
        <span className="block h-3 w-1/2 rounded-full bg-wash" />
        <span className="block h-2.5 w-1/3 rounded-full bg-sunken" />
      </span>
    </>
  );
}
