import { writeRecoveryKey } from "@heirlock/crypto/recovery-key";
import type { RecordedRequest } from "./traffic-recorder.ts";

export type SecretForm = { name: string; bytes: Buffer };

/**
 * Every form in which a recovery key could leave the browser. Words and numbers are looked for three at a time: a third
 * of a secret that leaks is a leak, and three in a row do not stand there by chance.
 */
export function formsOfRecoveryKey(recoveryKey: Uint8Array): SecretForm[] {
  const raw = Buffer.from(recoveryKey);
  const { words, numbers, qrText } = writeRecoveryKey(recoveryKey);
  const text = (name: string, value: string): SecretForm => ({ name, bytes: Buffer.from(value) });
  const base64 = raw.toString("base64").replace(/=+$/, "");
  return [
    { name: "raw", bytes: raw },
    text("hex", raw.toString("hex")),
    text("hex in capitals", raw.toString("hex").toUpperCase()),
    text("base64", base64),
    text("base64, percent-encoded", encodeURIComponent(base64)),
    text("base64url", raw.toString("base64url")),
    text("QR text", qrText.slice(5)),
    text("list of bytes", [...raw].join(",")),
    ...runs("words", words),
    ...runs("numbers", numbers),
  ];
}

const separators = {
  space: " ",
  plus: "+",
  "%20": "%20",
  dash: "-",
  comma: ",",
  "line break": "\n",
  nothing: "",
  JSON: '","',
};

function runs(name: string, parts: string[]): SecretForm[] {
  return Object.entries(separators).flatMap(([separator, between]) =>
    Array.from({ length: parts.length - 2 }, (_, start) => ({
      name: `${name} with ${separator}`,
      bytes: Buffer.from(parts.slice(start, start + 3).join(between)),
    })),
  );
}

/** Where a form was found: the form, the request and the part of it. */
export function findSecret(forms: SecretForm[], requests: RecordedRequest[]): string[] {
  return requests.flatMap((request) => {
    const parts = { address: Buffer.from(request.url), headers: Buffer.from(request.headers), body: request.body };
    return Object.entries(parts).flatMap(([part, bytes]) =>
      forms.filter((form) => bytes.includes(form.bytes)).map((form) => `${form.name} in the ${part} of ${request.url}`),
    );
  });
}
