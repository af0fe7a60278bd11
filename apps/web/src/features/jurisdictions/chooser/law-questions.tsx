import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { RadioCards, type RadioOption } from "../../../ui/forms/radio-group.tsx";
import type { LawCatalogue } from "./law-catalogue.ts";
import { LawCountry } from "./law-country.tsx";
import { type LawAnswers, questionsFor, type Suggested, suggestLaw } from "./suggest-law.ts";

export interface LawQuestionsProps {
  catalogue: LawCatalogue;
  onUse: (code: string) => void;
  onLeave: () => void;
}

/** A few questions that lead to a law. The answers live here, and end with the questions. */
export function LawQuestions({ catalogue, onUse, onLeave }: LawQuestionsProps) {
  const { t } = useTranslation("jurisdictions/chooser");
  const [answers, setAnswers] = useState<LawAnswers>({});
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const questions = questionsFor(answers, catalogue);
  const question = questions[step];
  const suggested = suggestLaw(answers, catalogue);
  const answered = question !== undefined && answers[question] !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.focus(), [step]);

  const answer = (part: LawAnswers) => setAnswers({ ...answers, ...part });
  return (
    <section
      aria-labelledby="law-questions"
      className="grid gap-5 rounded-md border border-line bg-sunken p-4.5 md:p-6"
    >
      <div>
        <h3 id="law-questions" ref={heading} tabIndex={-1} className="text-h3">
          {question ? t("help.title") : t("help.result")}
        </h3>
        <p className="mt-1 text-meta text-ink-3">
          {question ? t("help.step", { step: step + 1, steps: questions.length }) : t("help.hint")}
        </p>
      </div>
      {question === "country" && (
        <LawCountry
          catalogue={catalogue}
          label={t("help.country")}
          value={answers.country ?? null}
          onValueChange={(country) => setAnswers(country ? { country } : {})}
        />
      )}
      {question && question !== "country" && (
        <Asked catalogue={catalogue} question={question} answers={answers} onAnswer={answer} />
      )}
      {!question && <Suggestion catalogue={catalogue} suggested={suggested} />}
      <div className="flex flex-wrap gap-3">
        {!question && suggested.code && <Button onClick={() => onUse(suggested.code!)}>{t("use")}</Button>}
        {question && (
          <Button disabled={!answered} onClick={() => setStep(step + 1)}>
            {t("help.next")}
          </Button>
        )}
        {step > 0 && (
          <Button variant="secondary" onClick={() => setStep(step - 1)}>
            {t("help.back")}
          </Button>
        )}
        <Button variant="ghost" onClick={onLeave}>
          {t("help.leave")}
        </Button>
      </div>
    </section>
  );
}

function Asked({
  catalogue,
  question,
  answers,
  onAnswer,
}: {
  catalogue: LawCatalogue;
  question: "group" | "citizen" | "landAbroad";
  answers: LawAnswers;
  onAnswer: (part: LawAnswers) => void;
}) {
  const { t } = useTranslation("jurisdictions/chooser");
  const { country } = catalogue.nameOf(`${answers.country?.toLowerCase()}-custom`) ?? {};
  if (question === "group") {
    const choices = catalogue.groupsOf(answers.country ?? "");
    const byPlace = choices.every(({ partKind }) => partKind === "place");
    return (
      <RadioCards
        label={t(byPlace ? "help.place" : "help.group")}
        hint={byPlace ? undefined : t("help.groupWhy", { country })}
        columns={2}
        options={[
          ...choices.map(({ code, label, description }) => ({ value: code, label, description })),
          { value: "none", label: t(byPlace ? "help.otherPlace" : "help.noneOfThese") },
        ]}
        value={answers.group ?? null}
        onValueChange={(group) => onAnswer({ group })}
      />
    );
  }
  const words: RadioOption<"yes" | "no" | "both">[] =
    question === "citizen"
      ? [
          { value: "yes", label: t("help.citizenYes") },
          { value: "both", label: t("help.citizenBoth") },
          { value: "no", label: t("help.citizenNo") },
        ]
      : [
          { value: "no", label: t("help.landNo") },
          { value: "yes", label: t("help.landYes") },
        ];
  return (
    <RadioCards
      label={t(question === "citizen" ? "help.citizen" : "help.land", { country })}
      options={words}
      value={answers[question] ?? null}
      onValueChange={(value) => onAnswer({ [question]: value })}
    />
  );
}

function Suggestion({ catalogue, suggested }: { catalogue: LawCatalogue; suggested: Suggested }) {
  const { t } = useTranslation("jurisdictions/chooser");
  const { code, notes } = suggested;
  const words = code ? catalogue.nameOf(code) : null;
  const name = words && [words.country, words.system, words.school].filter((part) => part !== null).join(" · ");
  return (
    <>
      <p className="text-lead">
        {name ? (
          <>
            {t("help.probably")} <strong className="font-semibold">{name}</strong>
          </>
        ) : (
          t("help.noSuggestion")
        )}
      </p>
      {notes.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
          {notes.map((note) => (
            <li key={note}>{t(`help.note.${note}`)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
