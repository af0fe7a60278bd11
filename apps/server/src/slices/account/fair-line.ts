/** Whose turn it is to use something that is scarce. */
export interface Place {
  /** People whom we know go before strangers. */
  known: boolean;
  /** Whoever shares it shares one turn. */
  from: string;
}

export interface LineLimits {
  atOnce: number;
  /** Of them for strangers, so that a known person who comes never finds all taken. */
  strangersAtOnce: number;
  /** Waiting strangers, and as many known people besides. */
  mostWaiting: number;
  /** Of them from one place. */
  mostFromOne: number;
}

/** Out of so many turns one is a stranger's, however many known people wait. */
const strangersTurn = 4;
/** With more than that waiting, whoever came last is served first: see Lane. */
const crowd = 10;
const patienceMilliseconds = 5_000;

/** Thrown to whoever has waited too long, or is the last in turn when too many wait. */
export class LineFullError extends Error {
  override name = "LineFullError";
}

interface Waiting {
  from: string;
  start: () => void;
  giveUp: () => void;
}

/**
 * Those who wait, by where they come from: each place has one turn, then the next. In a crowd the place that came last
 * is served first, because in the order of arrival everybody would wait for as long as the crowd is large, also those
 * who come after it; whoever is passed over for too long is asked to come again.
 */
class Lane {
  #places: { from: string; line: Waiting[] }[] = [];
  size = 0;

  waitingFrom(from: string): number {
    return this.#places.find((place) => place.from === from)?.line.length ?? 0;
  }

  add(waiting: Waiting): void {
    const place = this.#places.find(({ from }) => from === waiting.from);
    if (place) place.line.push(waiting);
    else this.#places.push({ from: waiting.from, line: [waiting] });
    this.size++;
  }

  take(): Waiting {
    const crowded = this.size > crowd;
    const place = (crowded ? this.#places.pop() : this.#places.shift())!;
    const waiting = place.line.shift()!;
    if (place.line.length > 0) {
      if (crowded) this.#places.unshift(place);
      else this.#places.push(place);
    }
    this.size--;
    return waiting;
  }

  /** Whose turn comes last in a crowd: of those who have waited longest, or had turns already. */
  last(): Waiting {
    return this.#places[0]!.line.at(-1)!;
  }

  remove(waiting: Waiting): void {
    for (const { line } of this.#places) {
      const at = line.indexOf(waiting);
      if (at >= 0) line.splice(at, 1);
    }
    this.#places = this.#places.filter(({ line }) => line.length > 0);
    this.size--;
  }
}

/**
 * Runs a few pieces of work at once and lets the others wait in a line that nobody can fill for others: places take
 * turns, known people go before strangers, and strangers still get every fourth turn.
 */
export function createFairLine({ atOnce, strangersAtOnce, mostWaiting, mostFromOne }: LineLimits) {
  const known = new Lane();
  const strangers = new Lane();
  const running = { known: 0, strangers: 0 };
  let turn = 0;

  function startNext(): void {
    if (running.known + running.strangers >= atOnce) return;
    const strangerMay = strangers.size > 0 && running.strangers < strangersAtOnce;
    if (known.size === 0 && !strangerMay) return;
    turn++;
    const strangerNow = strangerMay && (known.size === 0 || turn % strangersTurn === 0);
    (strangerNow ? strangers : known).take().start();
  }

  /** Rejects with LineFullError when too many wait, at once or while it waits, and after five seconds. */
  return function wait<T>(place: Place, work: () => Promise<T>): Promise<T> {
    const lane = place.known ? known : strangers;
    if (lane.waitingFrom(place.from) >= mostFromOne) return Promise.reject(new LineFullError());
    if (lane.size >= mostWaiting) lane.last().giveUp();
    const kind = place.known ? "known" : "strangers";
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        from: place.from,
        start() {
          clearTimeout(patience);
          running[kind]++;
          work()
            .then(resolve, reject)
            .finally(() => {
              running[kind]--;
              startNext();
            });
        },
        giveUp() {
          clearTimeout(patience);
          lane.remove(waiting);
          reject(new LineFullError());
        },
      };
      const patience = setTimeout(() => waiting.giveUp(), patienceMilliseconds);
      lane.add(waiting);
      startNext();
    });
  };
}
