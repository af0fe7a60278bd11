const withoutDecimals = new Set(
  (
    "AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV " +
    "XAF XOF XPF YER"
  ).split(" "),
);
const withThree = new Set("BHD JOD KWD LYD OMR TND".split(" "));

/**
 * How many digits an amount has behind its point: as the currency is used, so none where its coins are gone (Iraq), and
 * three for the other dinars and the Omani rial. Written here because browsers of different years disagree, and a shared
 * link counts in the smallest unit.
 */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  return withoutDecimals.has(currency) ? 0 : withThree.has(currency) ? 3 : 2;
}
