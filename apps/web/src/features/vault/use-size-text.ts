import { useFormat } from "../../platform/use-format.ts";

const kB = 1024;
const MB = kB * 1024;

/** "1.2 MB", "3 kB", never broken between figure and unit: at least 1 kB, because nobody counts the bytes of a letter. */
export function useSizeText(): (bytes: number) => string {
  const format = useFormat();
  const unit = (value: number, name: "megabyte" | "kilobyte", digits: number) =>
    format.number(value, { style: "unit", unit: name, maximumFractionDigits: digits }).replaceAll(" ", "\u00a0");
  return (bytes) => (bytes >= MB ? unit(bytes / MB, "megabyte", 1) : unit(Math.max(1, bytes / kB), "kilobyte", 0));
}
