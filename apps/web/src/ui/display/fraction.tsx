import { clsx } from "clsx";
import { useFormat } from "../../platform/use-format.ts";

/** A stacked fraction in the display face; read aloud as "7/48". */
export function Fraction({
  numerator,
  denominator,
  className,
}: {
  numerator: number;
  denominator: number;
  className?: string | undefined;
}) {
  const format = useFormat();
  const [top, bottom] = [format.number(numerator), format.number(denominator)];
  return (
    <span
      role="img"
      aria-label={`${top}/${bottom}`}
      className={clsx("inline-grid justify-items-center text-[1.25rem] leading-[1.02] serif", className)}
    >
      <bdi aria-hidden className="border-b-[1.6px] border-current px-[3px] pb-px">
        {top}
      </bdi>
      <bdi aria-hidden className="px-[3px] pt-[3px]">
        {bottom}
      </bdi>
    </span>
  );
}
