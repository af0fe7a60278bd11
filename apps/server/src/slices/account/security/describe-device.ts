import type { Device } from "@heirlock/contract/fields";
import bowser from "bowser";
import type { Visit } from "../visit.ts";
import { browserName, browserOfCode, codeOf, systemName, systemOfCode } from "./device-names.ts";
import { findCountry } from "./find-country.ts";

const kinds: Record<string, Device["kind"]> = { mobile: "phone", tablet: "tablet", desktop: "computer" };

/**
 * What a person recognises a visit by: names that we know, never text of the request, and the country of the address.
 * Null is what cannot be told. A browser may lie about all of it but the country; nothing is decided by it.
 */
export function describeDevice({ userAgent, address }: Pick<Visit, "userAgent" | "address">): Device {
  const { browser, os, platform } = bowser.parse(userAgent || "unknown");
  const system = systemName(os.name);
  return {
    browser: browserName(browser.name),
    system,
    kind: kinds[platform.type ?? ""] ?? (system === "ChromeOS" ? "computer" : null),
    country: findCountry(address),
  };
}

/** A device as the audit chain may hold it: codes; what is not known is left out. */
export function deviceCodes({ browser, system, kind, country }: Device): Record<string, string> {
  const codes = { browser: codeOf(browser), system: codeOf(system), device: kind, country };
  return Object.fromEntries(Object.entries(codes).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The way back; null for an entry that says nothing about a device. */
export function deviceOfCodes(data: Record<string, unknown>): Device | null {
  const kind = Object.values(kinds).find((known) => known === data.device) ?? null;
  const country = /^[A-Z]{2}$/.test(String(data.country)) ? String(data.country) : null;
  const device = { browser: browserOfCode(data.browser), system: systemOfCode(data.system), kind, country };
  return Object.values(device).every((value) => value === null) ? null : device;
}
