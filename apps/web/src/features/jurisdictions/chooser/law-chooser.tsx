import { CircleQuestionMark } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/display/badge.tsx";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import type { LawCatalogue, PartChoice, SystemChoice } from "./law-catalogue.ts";
import { LawCountry } from "./law-country.tsx";
import { LawQuestions } from "./law-questions.tsx";
import { useLawCatalogue } from "./use-law-catalogue.ts";

/** Fetched for the few countries whose states have a law of their own. */
const StateSelect = lazy(async () => ({ default: (await import("./state-select.tsx")).StateSelect }));

export interface LawChooserProps {
  /** A regulation code, or null while nothing is chosen. It may still lack a school or part ("lb-islamic"). */
  value: string | null;
  /** Null when a country was chosen that leaves its legal systems open. */
  onChange: (code: string | null) => void;
  /** Two letters: opened at first, while nothing is chosen. */
  country?: string | null | undefined;
  /** What a plan opens (D58). Where it answers false nothing is chosen: the caller has said why. */
  mayChoose?: ((choice: Pick<SystemChoice | PartChoice, "code" | "kind">) => boolean) | undefined;
}

/** Country, then legal system, then school or part: one after the other, so that few things are asked at once. */
export function LawChooser(props: LawChooserProps) {
  const { t } = useTranslation("jurisdictions/chooser");
  const { catalogue, failed, retry } = useLawCatalogue();
  return (
    <Loaded
      query={{ data: catalogue ?? undefined, error: failed, refetch: retry }}
      level={3}
      loading={t("loading")}
      failed={t("failed")}
      why={t("failedText")}
    >
      {(loaded) => <Choices catalogue={loaded} {...props} />}
    </Loaded>
  );
}

function Choices({
  catalogue,
  value,
  onChange,
  mayChoose,
  country: first = null,
}: LawChooserProps & { catalogue: LawCatalogue }) {
  const { t } = useTranslation("jurisdictions/chooser");
  const id = useId();
  const place = value === null ? null : catalogue.placeOf(value);
  /** Of a country whose system is still open. */
  const [opened, setOpened] = useState<string | null>(first);
  /** A state that was named and has no law here: said, and never replaced by another. */
  const [unreviewed, setUnreviewed] = useState<PartChoice | null>(null);
  const [asking, setAsking] = useState(false);
  const wasAsking = useRef(false);
  const countryId = `${id}-country`;
  useEffect(() => {
    // The questions took the focus with them: it goes to the beginning of what they led to.
    if (wasAsking.current && !asking) document.getElementById(countryId)?.focus();
    wasAsking.current = asking;
  }, [asking, countryId]);
  const country = place ? place.country : opened;
  const systems = country ? catalogue.systemsOf(country) : [];

  const chooseCountry = (code: string | null, part?: string | null) => {
    setOpened(code);
    setUnreviewed(null);
    if (part) return choosePart(part);
    const own = code
      ? catalogue.systemsOf(code).filter(({ system, status }) => system !== "custom" && status === "active")
      : [];
    const only = own.length === 1 ? codeOf(own[0]!) : null;
    onChange(only && allowed(only) ? only : null);
  };
  const allowed = (code: string): boolean => {
    const found = catalogue.placeOf(code);
    const choice = found?.part ?? found?.system;
    return !choice || !mayChoose || mayChoose({ ...choice, code });
  };
  const choose = (code: string) => {
    setUnreviewed(null);
    if (allowed(code)) onChange(code);
  };
  const choosePart = (code: string) => {
    const part = catalogue.placeOf(code)?.part ?? null;
    if (part?.status === "active") return choose(code);
    setOpened(code.slice(0, 2).toUpperCase());
    setUnreviewed(part);
    onChange(null);
  };

  if (asking) {
    return (
      <LawQuestions
        catalogue={catalogue}
        onUse={(code) => {
          setAsking(false);
          choose(code);
        }}
        onLeave={() => setAsking(false)}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <LawCountry
        catalogue={catalogue}
        id={countryId}
        label={t("country")}
        value={country}
        parts
        onValueChange={chooseCountry}
      />
      {country && systems.some(({ isTerritorial }) => isTerritorial) && (
        <Suspense fallback={<LoadingState label={t("loading")} />}>
          <StateSelect
            country={country}
            systems={systems}
            value={place?.part?.code ?? unreviewed?.code ?? null}
            onChoose={choosePart}
          />
        </Suspense>
      )}
      {unreviewed && !place && (
        <Alert tone="warning" live="polite" title={t("unreviewedTitle", { part: unreviewed.label })}>
          {t("unreviewedText")}
        </Alert>
      )}
      {country && isUnreviewed(systems) && place?.system?.system !== "custom" && (
        <Alert
          tone="warning"
          live="polite"
          title={t("unreviewedCountry", { country: catalogue.nameOf(`${country.toLowerCase()}-custom`)?.country })}
        >
          {t("unreviewedCountryText")}
        </Alert>
      )}
      {country && <SystemCards systems={systems.filter((one) => !one.isTerritorial)} place={place} onChoose={choose} />}
      {place?.system?.system === "custom" && (
        <Alert tone="warning" live="polite" title={t("ownTitle")}>
          {t("ownText")}
        </Alert>
      )}
      <Alert
        tone="plain"
        icon={CircleQuestionMark}
        title={t("notSure")}
        action={<AlertButton onClick={() => setAsking(true)}>{t("notSureAction")}</AlertButton>}
      >
        {t("notSureText")}
      </Alert>
    </div>
  );
}

interface SystemCardsProps {
  systems: readonly SystemChoice[];
  place: ReturnType<LawCatalogue["placeOf"]>;
  onChoose: (code: string) => void;
}

/** The legal systems of a country, and the schools or parts of the chosen one. */
function SystemCards({ systems, place, onChoose }: SystemCardsProps) {
  const { t } = useTranslation("jurisdictions/chooser");
  return (
    <>
      <RadioCards
        label={t("system")}
        columns={2}
        options={systems.map((system) => ({
          value: system.code,
          label: <Named choice={system} />,
          description: <SystemText system={system} />,
          disabled: system.status !== "active",
        }))}
        value={place?.system?.code ?? null}
        onValueChange={(code) => onChoose(codeOf(systems.find((system) => system.code === code)!))}
      />
      {place?.system && place.system.parts.length > 0 && !place.system.isNational && !place.system.isTerritorial && (
        <RadioCards
          inline
          label={t(`part.${place.system.partKind}`)}
          options={place.system.parts.map((part) => ({
            value: part.code,
            label: <Named choice={part} />,
            disabled: part.status !== "active",
          }))}
          value={place.part?.code ?? null}
          onValueChange={onChoose}
        />
      )}
    </>
  );
}

/** No law of the country can be chosen: there is Build Your Own alone. */
function isUnreviewed(systems: readonly SystemChoice[]): boolean {
  return systems.every(({ system, status }) => system === "custom" || status !== "active");
}

/** The one part of a system is chosen with it; of several, one must be named. */
function codeOf({ code, parts }: SystemChoice): string {
  const [only] = parts;
  return parts.length === 1 && only?.status === "active" ? only.code : code;
}

function Named({ choice: { label, status } }: { choice: SystemChoice | PartChoice }) {
  const { t } = useTranslation("jurisdictions/chooser");
  if (status === "active") return label;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {label} <Badge variant="draft">{t("notReviewed")}</Badge>
    </span>
  );
}

function SystemText({ system: { description, parts, isNational } }: { system: SystemChoice }) {
  return (
    <>
      {description}
      {parts.length > 1 && !isNational && (
        <span className="mt-1 block text-meta text-ink-3">{parts.map(({ label }) => label).join(" · ")}</span>
      )}
    </>
  );
}
