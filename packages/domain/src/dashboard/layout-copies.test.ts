import { expect, test } from "vitest";
import { defaultLayout, presetLayout } from "./layout.ts";
import { chooseCopy } from "./layout-copies.ts";

const first = defaultLayout("will_holder");
const focused = presetLayout("will_holder", "focused")!;
const at = (hour: number) => `2026-11-18T${hour}:00:00Z`;
const local = (isSent: boolean, hour = 12) => ({ layout: focused, changedAt: at(hour), isSent });

test("[DSH-024] without an answer of the server the browser's copy counts, and failing that the first arrangement", () => {
  expect(chooseCopy("will_holder", local(true), "none")).toEqual({ layout: focused, send: false });
  expect(chooseCopy("will_holder", local(false), "none")).toEqual({ layout: focused, send: true });
  expect(chooseCopy("will_holder", null, "none")).toEqual({ layout: first, send: false });
});

test("[DSH-023] the server's copy counts, unless the browser changed its own later and could not send it", () => {
  const server = (hour: number) => ({ layout: first, updatedAt: at(hour) });
  expect(chooseCopy("will_holder", local(true), server(11))).toEqual({ layout: first, send: false });
  expect(chooseCopy("will_holder", local(false), server(11))).toEqual({ layout: focused, send: true });
  expect(chooseCopy("will_holder", local(false), server(13))).toEqual({ layout: first, send: false });
  expect(chooseCopy("will_holder", null, server(13))).toEqual({ layout: first, send: false });
});
