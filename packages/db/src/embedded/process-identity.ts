import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { platform } from "node:os";

/**
 * A text that stays the same as long as the process lives and that no later process with the same number has.
 * Undefined when there is no such process.
 */
export function identityOf(pid: number): string | undefined {
  try {
    if (platform() !== "linux")
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold blanks; the state is the first field after it, the start the 20th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** The command line of a process, empty when it is gone. */
export function commandOf(pid: number): string {
  try {
    if (platform() === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
