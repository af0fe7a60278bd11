import { migrate } from "../migrate.ts";

const { DATABASE_URL, HEIRLOCK_SECRET } = process.env;
if (!DATABASE_URL || !HEIRLOCK_SECRET || Buffer.byteLength(HEIRLOCK_SECRET) < 32) {
  console.error("migrate needs DATABASE_URL (the owner's) and HEIRLOCK_SECRET (32 bytes or more).");
  process.exit(2);
}
try {
  const applied = await migrate({ databaseUrl: DATABASE_URL, secret: HEIRLOCK_SECRET });
  console.log(applied.length ? `applied ${applied.join(", ")}` : "nothing to apply");
} catch (failure) {
  console.error((failure as Error).message);
  process.exit(1);
}
