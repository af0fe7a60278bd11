import { useFormat } from "../../../platform/use-format.ts";
import { Progress } from "../../../ui/feedback/progress.tsx";

/** What takes a second or more is seen moving. */
export function KeyProgress({ share, label }: { share: number | null; label: string }) {
  const format = useFormat();
  return (
    <>
      {share !== null && (
        <Progress
          label={label}
          value={Math.round(share * 100)}
          max={100}
          valueText={format.percent(share)}
          tone="brass"
        />
      )}
      <p role="status" className="sr-only">
        {share !== null && label}
      </p>
    </>
  );
}
