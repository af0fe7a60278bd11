import type { Rational } from "@heirlock/law/succession/rational";
import { useFormat } from "../../../platform/use-format.ts";
import { Fraction } from "../../../ui/display/fraction.tsx";

/** A share as a stacked fraction; the whole as 1. */
export function ShareFraction({ share, className }: { share: Rational; className?: string | undefined }) {
  const format = useFormat();
  if (share.d === 1n) {
    return (
      <bdi className={`text-[1.4rem] leading-none serif ${className ?? ""}`}>{format.number(Number(share.n))}</bdi>
    );
  }
  return <Fraction numerator={Number(share.n)} denominator={Number(share.d)} className={className} />;
}

/** A fraction inside a sentence: "17/24". */
export function InlineFraction({ share }: { share: Rational }) {
  const format = useFormat();
  const [top, bottom] = [format.number(Number(share.n)), format.number(Number(share.d))];
  return (
    <bdi dir="ltr" className="num whitespace-nowrap">
      {share.d === 1n ? top : `${top}/${bottom}`}
    </bdi>
  );
}
