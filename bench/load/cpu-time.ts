import { readFileSync } from "node:fs";

/** Microseconds of processor time of one single-threaded process, such as a connection's in PostgreSQL. */
export function backendMicroseconds(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000;
}
