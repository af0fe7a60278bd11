/** Writes numbers and texts one after the other, as few bytes as they need. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  number(value: number | bigint): void {
    let rest = BigInt(value);
    while (rest > 127n) {
      this.#bytes.push(Number(rest & 127n) | 128);
      rest >>= 7n;
    }
    this.#bytes.push(Number(rest));
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    this.#bytes.push(...bytes);
  }

  toBase64Url(): string {
    const binary = String.fromCharCode(...this.#bytes);
    return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }
}

/** Reads what the writer wrote. Throws a RangeError on anything that it did not write. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(base64Url: string) {
    const binary = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
    this.#bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  }

  big(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new RangeError("Not a number");
  }

  /** A whole number up to `max`. */
  number(max: number): number {
    const value = this.big();
    if (value > BigInt(max)) throw new RangeError("Too large");
    return Number(value);
  }

  text(maxBytes: number): string {
    const length = this.number(maxBytes);
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (bytes.length < length) throw new RangeError("Too short");
    this.#at += length;
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new RangeError("Too long");
  }
}
