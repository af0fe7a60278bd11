import autocannon from "autocannon";

export interface Load {
  url: string;
  seconds: number;
  connections: number;
  /** The next request; called for every one that is sent. */
  next: () => { method: "GET" | "POST"; path: string; headers: Record<string, string>; body?: string };
}

/** Requests a second over the run. Throws when an answer was not 2xx: a fast refusal is no result. */
export async function throughput({ url, seconds, connections, next }: Load): Promise<number> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests to ${url} failed`);
  return result.requests.total / result.duration;
}

/** Which of a ratio's two sides goes first changes with every round, so that neither always finds a warm machine. */
export async function medianRatio(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const oursFirst = round % 2 === 0;
    const first = await (oursFirst ? ours() : bare());
    const second = await (oursFirst ? bare() : ours());
    ratios.push(oursFirst ? first / second : second / first);
  }
  return median(ratios);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
