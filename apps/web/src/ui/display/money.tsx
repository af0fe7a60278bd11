import { useFormat } from "../../platform/use-format.ts";

/** An amount that keeps its own direction inside a sentence of any language. */
export function Money({
  amount,
  currency,
  decimals,
  className,
}: {
  amount: number;
  currency: string;
  /** For other money than the ten. */
  decimals?: number | undefined;
  className?: string | undefined;
}) {
  const format = useFormat();
  return (
    <bdi dir="ltr" className={className ?? "num whitespace-nowrap"}>
      {format.money(amount, currency, decimals)}
    </bdi>
  );
}
