import { z } from "zod";
import { type Config, ConfigError, parseSettings, settings, storageOf, storageProblems } from "../kernel/config.ts";
import type { TokenSettings } from "./token.ts";

/** Everything the keeper is told from outside. It knows nothing of other processes: no secret of theirs, no other role. */
export interface KeeperConfig {
  mode: Config["mode"];
  /** Of the role heirlock_keeper. */
  databaseUrl: string;
  /** A folder of its own: its key, the list of its public keys, its newest checkpoint. */
  directory: string;
  /** Where checkpoints go. */
  storage: Config["storage"];
  checkpointSeconds: number;
  logLevel: Config["logLevel"];
  /** The PKCS#11 token that wraps its key; null: the key lies in the file. */
  token: TokenSettings | null;
}

const keeperSettings = settings
  .pick({
    HEIRLOCK_MODE: true,
    S3_ENDPOINT: true,
    S3_REGION: true,
    S3_BUCKET: true,
    S3_ACCESS_KEY_ID: true,
    S3_SECRET_ACCESS_KEY: true,
    STORAGE_DIR: true,
    LOG_LEVEL: true,
  })
  .extend({
    DATABASE_KEEPER_URL: settings.shape.DATABASE_URL.unwrap(),
    KEEPER_DIR: z.string(),
    KEEPER_CHECKPOINT_SECONDS: z
      .string()
      .regex(/^\d{1,4}$/, "is not a whole number")
      .transform(Number)
      .refine((seconds) => seconds >= 1 && seconds <= 3600, "is not between 1 and 3600")
      .default(3600),
    PKCS11_LIBRARY: z.string().optional(),
    PKCS11_TOKEN: z.string().max(32, "is longer than the label of a token").optional(),
    PKCS11_PIN_FILE: z.string().optional(),
  });

/** Throws ConfigError with one line that names every setting that is missing or wrong. */
export function readKeeperConfig(env: Record<string, string | undefined>): KeeperConfig {
  const given = parseSettings(keeperSettings, env);
  const { PKCS11_LIBRARY: library, PKCS11_TOKEN: label, PKCS11_PIN_FILE: pinFile } = given;
  const problems = storageProblems(given);
  const whole = library && label && pinFile ? { library, label, pinFile } : null;
  if (!whole && (library || label || pinFile))
    problems.push("PKCS11_LIBRARY, PKCS11_TOKEN and PKCS11_PIN_FILE belong together");
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    mode: given.HEIRLOCK_MODE,
    databaseUrl: given.DATABASE_KEEPER_URL,
    directory: given.KEEPER_DIR,
    storage: storageOf(given),
    checkpointSeconds: given.KEEPER_CHECKPOINT_SECONDS,
    logLevel: given.LOG_LEVEL,
    token: whole,
  };
}
