import { decimalsOf } from "@heirlock/domain/currency-decimals";
import { Money } from "../../../ui/display/money.tsx";

/** An amount in the smallest unit of its currency. */
export function MinorMoney({
  amount,
  currency,
  className,
}: {
  amount: bigint;
  currency: string;
  className?: string | undefined;
}) {
  const decimals = decimalsOf(currency);
  return (
    <Money amount={Number(amount) / 10 ** decimals} currency={currency} decimals={decimals} className={className} />
  );
}
