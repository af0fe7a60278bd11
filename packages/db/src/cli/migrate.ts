import { migrate } from "../migrate.ts";
import { LOGIN_ROLES } from "../roles.ts";

const { DATABASE_URL, HEIRLOCK_SECRET } = process.env;
if (!DATABASE_URL || !HEIRLOCK_SECRET || Buffer.byteLength(HEIRLOCK_SECRET) < 32) {
  console.error("migrate needs DATABASE_URL (the owner's) and HEIRLOCK_SECRET (32 bytes or more).");
  process.exit(2);
}
try {
  // The migrator alone is told everybody's address: from each it takes the password of that role.
  const passwords = Object.fromEntries(
    LOGIN_ROLES.flatMap((role) => {
      const url = process.env[`DATABASE_${role.replace("heirlock_", "").toUpperCase()}_URL`];
      return url ? [[role, decodeURIComponent(new URL(url).password)]] : [];
    }),
  );
  const applied = await migrate({ databaseUrl: DATABASE_URL, secret: HEIRLOCK_SECRET, passwords });
  console.log(applied.length ? `applied ${applied.join(", ")}` : "nothing to apply");
} catch (failure) {
  console.error((failure as Error).message);
  process.exit(1);
}
