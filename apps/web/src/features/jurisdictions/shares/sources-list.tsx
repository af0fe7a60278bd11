import { type RuleCode, rules } from "@heirlock/law/succession/rules";
import { SourceText } from "./sentence-text.tsx";

/** Where the rules of this result come from, each source once. */
export function SourcesList({ used }: { used: readonly RuleCode[] }) {
  const sources = new Map(used.map((rule) => [rules[rule].citation, rules[rule]]));
  return (
    <ul className="grid gap-1.5">
      {[...sources.values()].map(({ citation, grade }) => (
        <li key={citation}>
          <SourceText citation={citation} grade={grade} />
        </li>
      ))}
    </ul>
  );
}
