/** First, last, current and its neighbours; "gap-…" stands for what is left out. */
export function pageStrip(page: number, pages: number): (number | `gap-${number}`)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const before = numbers[i - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [`gap-${n}` as const, n] : [n];
  });
}
