import type { DBAdapter } from "better-auth";
import { sessionHash } from "../../kernel/session-cookie.ts";

/**
 * Lets better-auth work with session tokens while the table keeps their hashes: tokens are hashed on the way
 * into the database, and the one that was just made is put back into the answer, from where only the cookie
 * takes it (SEC-005, SEC-006).
 */
export function withHashedSessions(adapter: DBAdapter): DBAdapter {
  const hashed = <C extends { model: string }>(call: C): C => {
    if (call.model !== "session") return call;
    const changed: Record<string, unknown> = { ...call };
    for (const part of ["data", "update"] as const) {
      const fields = changed[part] as { token?: unknown } | undefined;
      if (typeof fields?.token === "string") changed[part] = { ...fields, token: sessionHash(fields.token) };
    }
    const where = changed.where as { field: string; value: unknown }[] | undefined;
    if (where) changed.where = where.map((c) => (c.field === "token" ? { ...c, value: hashedValue(c.value) } : c));
    return changed as C;
  };
  return {
    ...adapter,
    async create<T extends Record<string, unknown>, R = T>(call: Parameters<typeof adapter.create<T, R>>[0]) {
      const row = await adapter.create<T, R>(hashed(call));
      return call.model === "session" ? { ...row, token: (call.data as { token?: unknown }).token } : row;
    },
    findOne: (call) => adapter.findOne(hashed(call)),
    findMany: (call) => adapter.findMany(hashed(call)),
    update: (call) => adapter.update(hashed(call)),
    updateMany: (call) => adapter.updateMany(hashed(call)),
    delete: (call) => adapter.delete(hashed(call)),
    deleteMany: (call) => adapter.deleteMany(hashed(call)),
    count: (call) => adapter.count(hashed(call)),
  };
}

function hashedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hashedValue);
  return typeof value === "string" ? sessionHash(value) : value;
}
