import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { type CountryResponse, Reader } from "mmdb-lib";

const file = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/**
 * Addresses that are nowhere in particular (RFC 6890). The list of countries knows some of them by the office that
 * reserved them: without this, a home network would lie in Australia.
 */
const nowhere = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  nowhere.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  ["::", 127],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001:db8::", 32],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  nowhere.addSubnet(net, prefix, "ipv6");
}

let places: Reader<CountryResponse> | undefined;
/** 8 MB beside the heap and some 10 ms, once per process and not before somebody signs in. */
function openPlaces() {
  places ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(file)));
  return places;
}

/**
 * The country (ISO 3166-1 alpha-2) in which an address is registered, from a list that lies beside the server: nobody
 * is asked about it. Null for private, reserved and unknown addresses.
 */
export function findCountry(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  const version = isIP(plain);
  if (version === 0 || nowhere.check(plain, version === 6 ? "ipv6" : "ipv4")) return null;
  // The list has a shape of its own, flatter than the one that the reader's types describe.
  const { country_code: code } = (openPlaces().get(plain) ?? {}) as { country_code?: string };
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
}
