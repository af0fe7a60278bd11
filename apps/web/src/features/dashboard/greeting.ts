/** By the clock of the reader's device: morning until noon, evening from six. */
export function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour < 5) return "evening";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
