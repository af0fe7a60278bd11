import { decimalsOf } from "@heirlock/domain/money";
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
  return <Money amount={Number(amount) / 10 ** decimalsOf(currency)} currency={currency} className={className} />;
}
