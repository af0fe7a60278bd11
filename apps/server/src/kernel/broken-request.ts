import type { Socket } from "node:net";
import { errorCodes } from "@heirlock/contract/errors";
import { apiHeaders } from "./headers.ts";

const body = JSON.stringify({
  success: false,
  error: errorCodes.VALIDATION_ERROR.text,
  code: "VALIDATION_ERROR",
});

const answer = [
  "HTTP/1.1 400 Bad Request",
  ...Object.entries(apiHeaders).map(([name, value]) => `${name}: ${value}`),
  "content-type: application/json; charset=utf-8",
  `content-length: ${Buffer.byteLength(body)}`,
  "connection: close",
  "",
  body,
].join("\r\n");

/** Answers what is not HTTP at all, with the headers of every other answer. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.end(answer);
  else socket.destroy();
}
