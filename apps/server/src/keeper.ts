import { readKeeperConfig } from "./keeper/settings.ts";
import { exitOnConfigError } from "./kernel/start.ts";

/**
 * The process that signs what the rest of the server cannot take back. It has no port: work and answers are rows. A
 * second one stands by. Commands: `new-key` (with `--unless-there` only if there is none), `accept-restore`.
 */
const [command, ...options] = process.argv.slice(2);
try {
  const config = readKeeperConfig(process.env);
  if (command === undefined) {
    const [{ startKeeper }, { createLog }, { stopOnSignal }] = await Promise.all([
      import("./start-keeper.ts"),
      import("./kernel/log.ts"),
      import("./kernel/stop.ts"),
    ]);
    const log = createLog(config.logLevel);
    const keeper = await startKeeper(config, log);
    stopOnSignal(() => keeper.stop(), log);
  } else if (command === "new-key") {
    const [{ ownFiles }, { makeKey, publicFile }] = await Promise.all([
      import("./keeper/own-files.ts"),
      import("./keeper/signing-key.ts"),
    ]);
    const files = ownFiles(config.directory);
    if (!options.includes("--unless-there") || !files.has(publicFile))
      process.stdout.write(`${await makeKey(files, config, new Date().toISOString())}\n`);
  } else if (command === "accept-restore") {
    const { acceptRestoreOnce } = await import("./start-keeper.ts");
    const { from, to, plans } = await acceptRestoreOnce(config);
    process.stdout.write(
      `accepted: the database went back ${from === to ? `to a point after checkpoint ${to}` : `from checkpoint ${from} to ${to}`}; ${plans} holders are told\n`,
    );
  } else throw new Error(`There is no command ${command}; there are new-key and accept-restore.`);
} catch (error) {
  exitOnConfigError(error);
  process.stderr.write(`The keeper did not start: ${(error as Error).message}\n`);
  process.exit(1);
}
