import type { Currency } from "@heirlock/domain/money";
import { Money } from "../../../ui/display/money.tsx";

/** How many digits a currency has behind its point: none for the yen, three for the dinars. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

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
  // A statute may count in a currency that the forms of this product do not offer.
  return (
    <Money amount={Number(amount) / 10 ** decimalsOf(currency)} currency={currency as Currency} className={className} />
  );
}
