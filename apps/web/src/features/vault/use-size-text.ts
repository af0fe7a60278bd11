import { useFormat } from "../../platform/use-format.ts";

const kB = 1024;
const MB = kB * 1024;

/** "1.2 MB", "3 kB": at least 1 kB, because nobody asks how many bytes a letter has. */
export function useSizeText(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) =>
    bytes >= MB
      ? format.number(bytes / MB, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 })
      : format.number(Math.max(1, Math.round(bytes / kB)), { style: "unit", unit: "kilobyte" });
}
