import type { ParseKeys } from "i18next";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { ParentsKind } from "./draft-edits.ts";
import type { ResultLine } from "./result-line.ts";
import { parentOfKind } from "./use-parents-kind.ts";

interface ResultProps {
  line: ResultLine;
  parents: ParentsKind;
  onPress: () => void;
}

/** On wide screens, below the family. */
export function ResultInCard({ line, parents, onPress }: ResultProps) {
  return (
    <div className="mt-3.5 grid gap-4 max-md:hidden">
      <p role="status" className="text-center text-ink-2">
        <ResultText line={line} parents={parents} />
      </p>
      <SeeShares line={line} onPress={onPress} block />
    </div>
  );
}

/** On phones. Sticky and not fixed: at the end of the page it is in its own place, above the footer. */
export function ResultAtFoot({ line, parents, onPress }: ResultProps) {
  return (
    <div className="sticky bottom-(--foot,0px) z-20 flex items-center gap-3.5 border-t border-line bg-surface px-5 pt-3 pb-[max(14px,env(safe-area-inset-bottom))] md:hidden print:hidden">
      <p role="status" className="min-w-0 flex-1 leading-[1.25]">
        <ResultText line={line} parents={parents} isShort />
      </p>
      <SeeShares line={line} onPress={onPress} />
    </div>
  );
}

/** What the button does before there are shares to see. */
const actions: Partial<Record<ResultLine["kind"], ParseKeys<"jurisdictions/calculator">>> = {
  noLaw: "law.chooseLabel",
  noEngine: "law.changeLabel",
  notComputed: "result.seeWhy",
};

function SeeShares({ line, onPress, block = false }: { line: ResultLine; onPress: () => void; block?: boolean }) {
  const { t } = useTranslation("jurisdictions/calculator");
  return (
    <Button size="lg" block={block} iconEnd={ArrowRight} onClick={onPress} className="max-md:flex-none max-md:px-5!">
      {t(actions[line.kind] ?? "result.see")}
    </Button>
  );
}

function ResultText({ line, parents, isShort = false }: { line: ResultLine; parents: ParentsKind; isShort?: boolean }) {
  const { t } = useTranslation("jurisdictions/calculator");
  const format = useFormat();
  if (line.kind === "parents") return t(`result.parents.${parentOfKind(parents, line.side)}`);
  if (line.kind !== "heirs") return t(`result.${line.kind}`);
  const { count } = line;
  if (isShort) {
    return (
      <>
        <strong className="block font-semibold">{t("result.people", { count, number: format.number(count) })}</strong>
        <span className="text-meta text-ink-3">{t("result.wouldInherit", { count })}</span>
      </>
    );
  }
  const words = t("result.words", { returnObjects: true }) as Record<string, string>;
  return t("result.count", { count, number: words[count] || format.number(count) });
}
