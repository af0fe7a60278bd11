import type { VersionText } from "@heirlock/contract/wills/text";
import { type ClauseKey, clauseKeys } from "@heirlock/domain/wills/clause-keys";
import { compareWords, type Piece } from "@heirlock/domain/wills/compare-words";
import { ChevronDown, Minus, Pencil, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";

type Column = VersionText["columns"][number];
type Clause = Column["clauses"][number];
interface Pair {
  key: ClauseKey;
  before: Clause | null;
  after: Clause | null;
}

/** Both texts clause by clause; neighbours that say the same are folded away. */
export function ComparedClauses({ before, after }: { before: VersionText; after: VersionText }) {
  const [old, now] = [before.columns[0]!, after.columns[0]!];
  const of = ({ clauses }: Column, key: ClauseKey) => clauses.find((one) => one.key === key) ?? null;
  const pairs = clauseKeys
    .map((key) => ({ key, before: of(old, key), after: of(now, key) }))
    .filter((pair) => pair.before ?? pair.after);
  return (
    <Card className="grid gap-5">
      {runsOf(pairs).map((run) =>
        run.isSame ? (
          <SameClauses key={run.pairs[0]!.key} clauses={run.pairs.map((pair) => pair.after!)} language={now.language} />
        ) : (
          run.pairs.map((pair) => (
            <ChangedClause
              key={pair.key}
              pair={pair}
              versions={[before.number, after.number]}
              languages={[old.language, now.language]}
            />
          ))
        ),
      )}
    </Card>
  );
}

const textOf = (clause: Clause | null) =>
  clause === null
    ? ""
    : [...clause.paragraphs, ...(clause.table ? clause.table.rows.map((row) => row.join(": ")) : [])].join("\n");
const isSame = ({ before, after }: Pair) => before !== null && after !== null && textOf(before) === textOf(after);

function runsOf(pairs: readonly Pair[]): { isSame: boolean; pairs: Pair[] }[] {
  const runs: { isSame: boolean; pairs: Pair[] }[] = [];
  for (const pair of pairs) {
    const last = runs.at(-1);
    if (last?.isSame === isSame(pair)) last.pairs.push(pair);
    else runs.push({ isSame: isSame(pair), pairs: [pair] });
  }
  return runs;
}

const direction = (language: Column["language"]) => (language === "ar" ? "rtl" : "ltr");

function SameClauses({ clauses, language }: { clauses: readonly Clause[]; language: Column["language"] }) {
  const { t } = useTranslation("wills/versions");
  const format = useFormat();
  return (
    <details className="group rounded-md border border-dashed border-line-strong px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden size={20} className="flex-none transition-transform group-open:rotate-180" />
        {t("compare.same", {
          count: clauses.length,
          headings: format.list(clauses.map(({ heading }) => `\u2068${heading}\u2069`)),
        })}
      </summary>
      <div className="grid gap-4 pb-4" lang={language} dir={direction(language)}>
        {clauses.map((clause) => (
          <div key={clause.key}>
            <h4 className="font-semibold">{clause.heading}</h4>
            <p className="serif whitespace-pre-line">{textOf(clause)}</p>
          </div>
        ))}
      </div>
    </details>
  );
}

interface ChangedClauseProps {
  pair: Pair;
  versions: [number, number];
  languages: [Column["language"], Column["language"]];
}

function ChangedClause({ pair: { before, after }, versions, languages }: ChangedClauseProps) {
  const { t } = useTranslation("wills/versions");
  const format = useFormat();
  const kind = before === null ? "added" : after === null ? "removed" : "changed";
  const look = {
    added: { variant: "success", icon: Plus },
    removed: { variant: "destructive", icon: Minus },
    changed: { variant: "warning", icon: Pencil },
  } as const;
  const pieces = compareWords(textOf(before), textOf(after));
  const sides = [
    { clause: before, pieces: pieces.before, mark: "del" },
    { clause: after, pieces: pieces.after, mark: "ins" },
  ] as const;
  return (
    <section className="border-line not-first:border-t not-first:pt-5">
      <h3 className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
        <bdi>{(after ?? before)!.heading}</bdi>
        <span className="font-sans text-body">
          <Badge variant={look[kind].variant} icon={look[kind].icon}>
            {t(`compare.kind.${kind}`)}
          </Badge>
        </span>
      </h3>
      <div className="grid gap-3 md:grid-cols-2">
        {sides.map(({ clause, pieces: shown, mark }, at) => {
          const name = t("version", { number: format.number(versions[at]!) });
          return (
            <div
              key={mark}
              className={
                mark === "del"
                  ? "rounded-md border border-line bg-sunken p-4"
                  : "rounded-md border border-primary-line p-4"
              }
            >
              <h4 className="mb-1 text-meta font-semibold">{name}</h4>
              {clause === null ? (
                <p className="text-ink-2">{t("compare.notIn", { version: name })}</p>
              ) : (
                <p className="serif whitespace-pre-line" lang={languages[at]} dir={direction(languages[at]!)}>
                  <Pieces pieces={shown} mark={mark} />
                </p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Said as well as drawn: most screen readers pass over del and ins. */
function Pieces({ pieces, mark: Mark }: { pieces: readonly Piece[]; mark: "del" | "ins" }) {
  const { t } = useTranslation("wills/versions");
  return pieces.map(({ text, isSame }, at) => {
    if (isSame) return text;
    const words = text.trimEnd();
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
      <span key={at}>
        <Mark
          className={
            Mark === "del"
              ? "bg-danger-tint text-danger line-through decoration-2"
              : "bg-success-tint text-success underline decoration-2 underline-offset-2"
          }
        >
          <span className="sr-only"> {t(Mark === "del" ? "compare.removedWords" : "compare.addedWords")} </span>
          {words}
          <span className="sr-only"> {t("compare.endOfWords")} </span>
        </Mark>
        {text.slice(words.length)}
      </span>
    );
  });
}
