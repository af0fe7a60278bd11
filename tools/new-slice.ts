import { writeSlice } from "./new-slice/write-slice.ts";
import { root } from "./source/files.ts";

/** `pnpm new:slice NAME`: writes a slice that works, to be changed into the one that is wanted. */
const name = process.argv[2];
if (!name) {
  process.stderr.write("Which name? pnpm new:slice NAME\n");
  process.exit(1);
}
const { files, outside } = writeSlice(root, name);
process.stdout.write(`${files.map((path) => `wrote ${path}`).join("\n")}\n`);
process.stdout.write(`${outside.map(({ path, line }) => `added to ${path}: ${line.trim()}`).join("\n")}\n`);
process.stdout.write("Now: pnpm format && pnpm generate && pnpm check\n");
