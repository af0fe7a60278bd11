import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { amal, demoPassword, nadia, samir } from "./demo/people.ts";
import { demoState, seed } from "./demo/seed.ts";
import { startStack } from "./stack/start-stack.ts";
import { stopOnSignals } from "./stack/stop-on-signals.ts";

/** `pnpm demo`: the built web app, API, worker, mail catcher and a seeded database on one port. */
const { values } = parseArgs({
  options: { port: { type: "string", default: "4100" }, data: { type: "string", default: ".data/demo" } },
});
const port = Number(values.port);
const webDist = fileURLToPath(new URL("../apps/web/dist", import.meta.url));
if (!existsSync(webDist)) fail("The web app is not built yet. Run: pnpm build");
if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`--port ${values.port} is not a port number`);

const publicUrl = `http://localhost:${port}`;
const stack = await startStack({ mode: "demo", dataDir: values.data, port, publicUrl, webDist }).catch((error) =>
  fail(error.message),
);
stopOnSignals(stack);

const state = await demoState(stack.databaseUrl);
if (state === "foreign") {
  await stack.stop();
  fail(`${values.data} holds people that the demo did not make. Choose another folder with --data`);
}
if (state === "empty") await seed({ ...stack, apiUrl: publicUrl });

console.log(`ready ${publicUrl}`);
console.log(`  ${nadia.email}  will holder  password ${demoPassword}`);
console.log(`  ${samir.email}  member       password ${demoPassword}`);
console.log(`  ${amal.email}   member       password ${demoPassword}`);
console.log(`  all mails: ${publicUrl}/demo/mail`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
