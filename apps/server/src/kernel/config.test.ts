import { expect, test } from "vitest";
import { ConfigError, readConfig, settingNames } from "./config.ts";

const good = {
  HEIRLOCK_MODE: "production",
  HEIRLOCK_SECRET: "a secret that has more than thirty-two bytes",
  PUBLIC_URL: "https://heirlock.example",
  PORT: "4100",
  DATABASE_URL: "postgresql://owner:pass-word-of-owner@db.example/heirlock",
  SMTP_URL: "smtps://user:mail-password@smtp.example",
  STORAGE_DIR: "/var/heirlock/files",
  TRUSTED_PROXIES: "none",
};

/** A value that is wrong, for every setting there is; the type makes a new setting ask for one. */
const bad: Record<(typeof settingNames)[number], string> = {
  HEIRLOCK_MODE: "staging-with-secret",
  HEIRLOCK_SECRET: "short-secret",
  HEIRLOCK_OTHER_SECRETS: "short-secret,another-short-secret",
  PUBLIC_URL: "ftp://secret@heirlock.example",
  HOST: "not a host; secret",
  PORT: "70000",
  METRICS_PORT: "secret",
  DATABASE_URL: "mysql://owner:secret@db.example/heirlock",
  DATABASE_APP_URL: "secret",
  DATABASE_AUTH_URL: "secret",
  DATABASE_WORKER_URL: "secret",
  DATABASE_DIRECT_URL: "secret",
  DATABASE_POOL_SIZE: "0",
  DATABASE_EMBEDDED: "secret",
  SMTP_URL: "https://secret@smtp.example",
  MAIL_FROM: "secret",
  MAIL_CATCHER_DIR: "/var/mails",
  SMS_URL: "secret",
  SMS_TOKEN: "secret with blanks",
  S3_ENDPOINT: "secret",
  S3_REGION: "secret region",
  S3_BUCKET: "SECRET bucket",
  S3_ACCESS_KEY_ID: "",
  S3_SECRET_ACCESS_KEY: "",
  STORAGE_DIR: "",
  WEB_DIST: "",
  KEEPER_KEYS_FILE: "",
  LOG_LEVEL: "secret",
  TRUSTED_PROXIES: "everybody",
  OTEL_EXPORTER_OTLP_ENDPOINT: "secret",
  ERROR_REPORT_URL: "secret",
};

function problemWith(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error("These settings were accepted");
}

test.each(settingNames.filter((name) => bad[name] !== ""))(
  "[OPS-003] a bad %s is named in one line that prints no value",
  (name) => {
    const line = problemWith({ ...good, [name]: bad[name] });
    expect(line.startsWith(`${name} `)).toBe(true);
    expect(line).not.toContain("\n");
    expect(line).not.toContain("secret");
    expect(line).not.toContain("pass-word-of-owner");
  },
);

test.each(["HEIRLOCK_MODE", "HEIRLOCK_SECRET", "PUBLIC_URL", "PORT", "DATABASE_URL"] as const)(
  "[OPS-003] a missing %s is named, and an empty one counts as missing",
  (name) => {
    expect(problemWith({ ...good, [name]: undefined })).toBe(`${name} is missing`);
    expect(problemWith({ ...good, [name]: "" })).toBe(`${name} is missing`);
  },
);

test("[OPS-003] several faults stand in the same line", () => {
  expect(problemWith({ ...good, PORT: "x", PUBLIC_URL: undefined })).toBe(
    "PUBLIC_URL is missing; PORT is not a port number",
  );
});

test("[OPS-004] production refuses the built-in database, the mail catcher and a missing SMTP server", () => {
  expect(problemWith({ ...good, DATABASE_EMBEDDED: "true" })).toBe(
    "DATABASE_EMBEDDED is for development and demo only",
  );
  expect(problemWith({ ...good, MAIL_CATCHER_DIR: "/var/mails" })).toBe(
    "MAIL_CATCHER_DIR is for development and demo only",
  );
  expect(problemWith({ ...good, SMTP_URL: undefined })).toBe("SMTP_URL is missing");
  expect(problemWith({ ...good, PUBLIC_URL: "http://heirlock.example" })).toBe(
    "PUBLIC_URL does not start with https://",
  );
});

test("[OPS-003] the provider of text messages needs its address and its token, and https in production", () => {
  const token = "token-of-the-provider";
  expect(problemWith({ ...good, SMS_URL: "https://sms.example/send" })).toBe("SMS_TOKEN is missing beside SMS_URL");
  expect(problemWith({ ...good, SMS_TOKEN: token })).toBe("SMS_URL is missing beside SMS_TOKEN");
  expect(problemWith({ ...good, SMS_URL: "http://sms.example", SMS_TOKEN: token })).toBe(
    "SMS_URL does not start with https://",
  );
  const { sms } = readConfig({ ...good, SMS_URL: "https://sms.example/send", SMS_TOKEN: token });
  expect(sms).toEqual({ url: "https://sms.example/send", token });
  expect(readConfig(good).sms).toBeNull();
});

test("[OPS-004] development and demo take them", () => {
  for (const mode of ["development", "demo"]) {
    const config = readConfig({
      ...good,
      HEIRLOCK_MODE: mode,
      PUBLIC_URL: "http://localhost:4100/",
      DATABASE_EMBEDDED: "true",
      MAIL_CATCHER_DIR: "/tmp/mails",
      SMTP_URL: undefined,
    });
    expect(config).toMatchObject({ mode, publicUrl: "http://localhost:4100", mailCatcherDir: "/tmp/mails" });
  }
});

test("LISTEN uses the direct address if there is one", () => {
  expect(readConfig(good).databaseDirectUrl).toBe(good.DATABASE_URL);
  const direct = "postgresql://owner@primary.example/heirlock";
  expect(readConfig({ ...good, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
});

test("[OPS-003] an object store has all of its settings or none, and production has a place for files", () => {
  const s3 = {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "heirlock-vault",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(readConfig({ ...good, ...s3 }).storage).toMatchObject({
    s3: { bucket: "heirlock-vault", region: "us-east-1" },
  });
  for (const name of Object.keys(s3))
    expect(problemWith({ ...good, ...s3, [name]: undefined })).toBe(
      `${name} is missing beside the other settings of S3`,
    );
  expect(problemWith({ ...good, ...s3, S3_ENDPOINT: "http://s3.example" })).toContain(
    "S3_ENDPOINT does not start with",
  );
  expect(problemWith({ ...good, STORAGE_DIR: undefined })).toBe("S3_ENDPOINT or STORAGE_DIR is missing");
  expect(readConfig(good).storage).toEqual({ directory: "/var/heirlock/files" });
});

test("[SEC-039] production says which proxies stand in front of it, or that none does", () => {
  const { TRUSTED_PROXIES: _, ...silent } = good;
  expect(() => readConfig(silent)).toThrow(/^TRUSTED_PROXIES is missing/);
  expect(readConfig(good).trustedProxies).toEqual([]);
  const { trustedProxies } = readConfig({ ...good, TRUSTED_PROXIES: "10.0.0.0/8,::1" });
  expect(trustedProxies).toEqual(["10.0.0.0/8", "::1"]);
  expect(readConfig({ ...silent, HEIRLOCK_MODE: "demo" }).trustedProxies).toEqual([]);
});
