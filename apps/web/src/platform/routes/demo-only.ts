import { notFound } from "@tanstack/react-router";
import { isDemo } from "../demo-mode.ts";

/** Pages for developers: elsewhere there is nothing at their address. */
export async function demoOnly(): Promise<void> {
  if (!(await isDemo())) throw notFound();
}
