import type { DashboardType } from "@heirlock/domain/dashboard/cards";
import { type DashboardLayout, defaultLayout, presetLayout, readLayout } from "@heirlock/domain/dashboard/layout";
import { chooseCopy, type LocalCopy, type ServerCopy } from "@heirlock/domain/dashboard/layout-copies";

/** The server, as far as a layout needs it. Each throws what a call throws. */
export interface LayoutServer<Type extends DashboardType> {
  /** Null: it has none. */
  fetch(): Promise<Exclude<ServerCopy<Type>, "none"> | null>;
  save(layout: DashboardLayout<Type>): Promise<void>;
  reset(): Promise<void>;
  /** Whether the call never reached the server. */
  isNetworkError(error: unknown): boolean;
}

export interface KeeperDeps<Type extends DashboardType> {
  type: Type;
  userId: string;
  server: LayoutServer<Type>;
  read(key: string): string | null;
  write(key: string, value: string): void;
  now(): Date;
  /** What the server did wrong, for us alone (DSH-029). */
  warn(error: unknown): void;
}

/** The name of the copy in the browser (DSH-022). */
export const localKey = (type: DashboardType) => `dashboard_preferences_${type}`;

/**
 * Keeps a layout in the browser and on the server. What goes wrong is never shown: the copy in the browser counts, and is
 * sent when the server can be reached again (DSH-024 to DSH-029).
 */
export class LayoutKeeper<Type extends DashboardType> {
  readonly #deps: KeeperDeps<Type>;
  /** What is sent arrives in the order in which it was changed. */
  #last: Promise<unknown> = Promise.resolve();
  #changes = 0;

  constructor(deps: KeeperDeps<Type>) {
    this.#deps = deps;
  }

  /** What this device knows, without asking anybody. */
  known(): DashboardLayout<Type> {
    return this.#local()?.layout ?? defaultLayout(this.#deps.type);
  }

  /** What counts now; sends what the server does not have yet. */
  async load(): Promise<DashboardLayout<Type>> {
    const { type, server } = this.#deps;
    const before = this.#changes;
    const answer: ServerCopy<Type> = (await server.fetch().catch((error) => this.#note(error))) ?? "none";
    // Changed while the server was asked: its answer is older than what is shown.
    if (this.#changes !== before) return this.known();
    const { layout, send } = chooseCopy(type, this.#local(), answer);
    if (send) await this.save(layout);
    else if (answer !== "none") this.#keep({ layout, changedAt: answer.updatedAt, isSent: true });
    return layout;
  }

  /** False: only this device has it (DSH-025). */
  async save(layout: DashboardLayout<Type>): Promise<boolean> {
    return (await this.#tell(layout, () => this.#deps.server.save(layout))) === null;
  }

  /** False: this Home has no such preset, or the server refused it (DSH-026, DSH-027). */
  async applyPreset(id: string): Promise<boolean> {
    const layout = presetLayout(this.#deps.type, id);
    return layout !== null && (await this.#replace(layout, () => this.#deps.server.save(layout)));
  }

  reset(): Promise<boolean> {
    return this.#replace(defaultLayout(this.#deps.type), () => this.#deps.server.reset());
  }

  async #replace(layout: DashboardLayout<Type>, send: () => Promise<void>): Promise<boolean> {
    const failure = await this.#tell(layout, send);
    return failure === null || this.#deps.server.isNetworkError(failure.error);
  }

  /** Keeps it here at once, and sends it after what was changed before. */
  async #tell(layout: DashboardLayout<Type>, send: () => Promise<void>): Promise<{ error: unknown } | null> {
    const changedAt = this.#deps.now().toISOString();
    this.#changes += 1;
    this.#keep({ layout, changedAt, isSent: false });
    const turn = this.#last.then(send);
    this.#last = turn.catch(() => {});
    try {
      await turn;
    } catch (error) {
      this.#note(error);
      return { error };
    }
    this.#sent(changedAt);
    return null;
  }

  /** That there is no connection is nobody's fault, and the page says so already. */
  #note(error: unknown): null {
    if (!this.#deps.server.isNetworkError(error)) this.#deps.warn(error);
    return null;
  }

  /** Unless it was changed again meanwhile. */
  #sent(changedAt: string): void {
    const local = this.#local();
    if (local?.changedAt === changedAt) this.#keep({ ...local, isSent: true });
  }

  /** On a shared device, nobody finds another person's arrangement. */
  #local(): LocalCopy<Type> | null {
    const { type, userId, read } = this.#deps;
    try {
      const kept = JSON.parse(read(localKey(type)) ?? "null");
      const layout = readLayout(type, kept);
      if (!layout || kept.userId !== userId || typeof kept.changedAt !== "string") return null;
      return { layout, changedAt: kept.changedAt, isSent: kept.isSent === true };
    } catch {
      return null;
    }
  }

  #keep({ layout, changedAt, isSent }: LocalCopy<Type>): void {
    const { type, userId, write } = this.#deps;
    write(localKey(type), JSON.stringify({ ...layout, userId, changedAt, isSent }));
  }
}
