import { expect, test } from "vitest";
import { describeDevice, deviceCodes, deviceOfCodes } from "./describe-device.ts";
import { findCountry } from "./find-country.ts";

const address = "127.0.0.1";
const chromeOn = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36`;

test.each([
  [chromeOn("Windows NT 10.0; Win64; x64"), "Chrome", "Windows", "computer"],
  [chromeOn("X11; CrOS x86_64 14541.0.0"), "Chrome", "ChromeOS", "computer"],
  [`${chromeOn("Windows NT 10.0; Win64; x64")} Edg/146.0.0.0`, "Edge", "Windows", "computer"],
  [chromeOn("Linux; Android 10; K").replace("Safari", "Mobile Safari"), "Chrome", "Android", "phone"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iOS",
    "tablet",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:120.0) Gecko/20100101 Firefox/120.0",
    "Firefox",
    "macOS",
    "computer",
  ],
])("%s", (userAgent, browser, system, kind) => {
  const device = describeDevice({ userAgent, address });
  expect(device).toEqual({ browser, system, kind, country: null });
  expect(deviceOfCodes(deviceCodes(device))).toEqual(device);
  // The pattern of audit.append() for a string.
  for (const code of Object.values(deviceCodes(device))) expect(code).toMatch(/^[a-z0-9][A-Za-z0-9_.:-]{0,63}$/);
});

test.each(["", "curl/8.0", "Your bank: call 0800 123/1.0 now", "<b>Lure</b>"])(
  "text that a client makes up is not passed on: %j",
  (userAgent) => {
    const device = describeDevice({ userAgent, address });
    expect(device).toEqual({ browser: null, system: null, kind: null, country: null });
    expect(deviceOfCodes(deviceCodes(device))).toBeNull();
  },
);

test.each([
  ["8.8.8.8", "US"],
  ["::ffff:8.8.8.8", "US"],
  ["2a01:4f8::1", "DE"],
  ["127.0.0.1", null],
  ["::1", null],
  ["::ffff:127.0.0.1", null],
  ["10.1.2.3", null],
  ["172.20.0.1", null],
  ["192.168.1.1", null],
  ["100.64.0.1", null],
  ["203.0.113.5", null],
  ["fd00::1", null],
  ["fe80::1%eth0", null],
  ["not an address", null],
])("%s lies in %s", (place, country) => {
  expect(findCountry(place)).toBe(country);
});

test("a country is the one code in capitals, which the audit chain allows", () => {
  const device = describeDevice({ userAgent: "", address: "2a01:4f8::1" });
  expect(deviceCodes(device)).toEqual({ country: "DE" });
});
