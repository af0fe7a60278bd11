import { type Config, ConfigError, readConfig } from "./config.ts";

/** The settings, or the end of the process with one line that names what is wrong (OPS-003). */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    exitOnConfigError(error);
    throw error;
  }
}

/** Ends the process if this is about a setting, also one that is found wrong only when it is used. */
export function exitOnConfigError(error: unknown): void {
  if (!(error instanceof ConfigError)) return;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
