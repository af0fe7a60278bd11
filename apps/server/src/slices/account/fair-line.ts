/** Whose turn it is to use something that is scarce. */
export interface Place {
  /** People whom we know go before strangers. */
  known: boolean;
  /** Whoever shares it shares one turn. */
  from: string;
}

export interface LineLimits {
  atOnce: number;
  /** Waiting strangers, and as many known people besides. */
  mostWaiting: number;
  /** Of them from one place. */
  mostFromOne: number;
}

/** Out of so many turns one is a stranger's, however many known people wait. */
const strangersTurn = 4;

/** Thrown to whoever comes when too many wait. */
export class LineFullError extends Error {
  override name = "LineFullError";
}

/** Those who wait, by where they come from: each place has one turn, then the next. */
class Lane {
  readonly #waiting = new Map<string, (() => void)[]>();
  size = 0;

  waitingFrom(from: string): number {
    return this.#waiting.get(from)?.length ?? 0;
  }

  add(from: string, start: () => void): void {
    const line = this.#waiting.get(from);
    if (line) line.push(start);
    else this.#waiting.set(from, [start]);
    this.size++;
  }

  take(): () => void {
    const [from, line] = this.#waiting.entries().next().value!;
    this.#waiting.delete(from);
    const start = line.shift()!;
    if (line.length > 0) this.#waiting.set(from, line);
    this.size--;
    return start;
  }
}

/**
 * Runs a few pieces of work at once and lets the others wait in a line that nobody can fill for others: places take
 * turns, known people go before strangers, and strangers still get every fourth turn.
 */
export function createFairLine({ atOnce, mostWaiting, mostFromOne }: LineLimits) {
  const known = new Lane();
  const strangers = new Lane();
  let running = 0;
  let turn = 0;

  function startNext(): void {
    if (running >= atOnce || known.size + strangers.size === 0) return;
    turn++;
    const strangerNow = known.size === 0 || (strangers.size > 0 && turn % strangersTurn === 0);
    running++;
    (strangerNow ? strangers : known).take()();
  }

  /** Rejects with LineFullError, at once, when too many wait already. */
  return function wait<T>(place: Place, work: () => Promise<T>): Promise<T> {
    const lane = place.known ? known : strangers;
    if (lane.size >= mostWaiting || lane.waitingFrom(place.from) >= mostFromOne) {
      return Promise.reject(new LineFullError());
    }
    return new Promise((resolve, reject) => {
      lane.add(place.from, () => {
        work()
          .then(resolve, reject)
          .finally(() => {
            running--;
            startNext();
          });
      });
      startNext();
    });
  };
}
