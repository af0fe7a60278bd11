import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { freePort } from "./stack/free-port.ts";
import { startStack } from "./stack/start-stack.ts";
import { stopOnSignals } from "./stack/stop-on-signals.ts";

/** `pnpm dev`: real PostgreSQL, API, worker and mail catcher, and Vite with hot reload in front. */
const { values } = parseArgs({
  options: { port: { type: "string", default: "4000" }, data: { type: "string", default: ".data/dev" } },
});
const publicUrl = `http://localhost:${values.port}`;
const apiPort = await freePort();
const stack = await startStack({ mode: "development", dataDir: values.data, port: apiPort, publicUrl });
stopOnSignals(stack);

const web = fileURLToPath(new URL("../apps/web", import.meta.url));
const vite = spawn("pnpm", ["exec", "vite", "--port", values.port, "--strictPort", "--host", "localhost"], {
  cwd: web,
  env: { ...process.env, HEIRLOCK_API_URL: stack.apiUrl },
  stdio: "inherit",
});
vite.once("exit", (code) => {
  void stack.stop().then(() => process.exit(code ?? 1));
});
console.log(`ready ${publicUrl}`);
console.log(`  all mails: ${publicUrl}/demo/mail`);
