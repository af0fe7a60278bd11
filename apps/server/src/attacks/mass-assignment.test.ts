import { given } from "@heirlock/db/testing/given";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { signedInAs, testServer } from "../kernel/testing.ts";
import { slices } from "../slices.ts";
import { allRoutes, fingerprint, sampleRequest } from "./testing.ts";

const { db, server } = testServer({ slices });
let cookie: string;
beforeAll(async () => {
  cookie = signedInAs(await given(db).session(await given(db).holder())).cookie;
});

/** What somebody would like to be, own or have paid for. */
const wishes: Record<string, unknown> = {
  holder_id: "00000000-0000-4000-8000-000000000001",
  user_id: "00000000-0000-4000-8000-000000000001",
  role: "admin",
  plan: "family",
  status: "confirmed",
  user_type: "dual_role",
  email_verified: true,
  suspended_at: null,
  is_admin: true,
};
const withBody = allRoutes.filter(({ route }) => route.body);
let people = 0;

describe("[SEC-028] what a body does not offer is refused by name, and nothing is done", () => {
  test.each(withBody)("$name", async ({ route }) => {
    const before = await fingerprint(db);
    for (const [wish, value] of Object.entries(wishes)) {
      if (wish in route.body!.shape) continue;
      const { method, url, payload } = sampleRequest(route);
      people += 1;
      const answer = await server.app.inject({
        method,
        url,
        headers: { cookie },
        payload: { ...payload, [wish]: value },
        // Limits by address are not what is tried here.
        remoteAddress: `10.1.${people >> 8}.${people & 255}`,
      });
      const { code, fields } = answer.json();
      expect([wish, answer.statusCode, code, fields?.[wish]]).toEqual([
        wish,
        400,
        "VALIDATION_ERROR",
        ["Unknown field"],
      ]);
    }
    expect(await fingerprint(db)).toEqual(before);
  });
});

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: unknown;
};
/** The places of a schema that take keys nobody named. A record names its keys by a schema of their own. */
function looseObjects(schema: JsonSchema, place: string): string[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(([name, one]) => [one, `${place}.${name}`] as const),
    ...(schema.items ? [[schema.items, `${place}[]`] as const] : []),
    ...(schema.anyOf ?? []).map((one) => [one, place] as const),
  ];
  const loose = schema.type === "object" && schema.properties !== undefined && schema.additionalProperties !== false;
  return [...(loose ? [place] : []), ...below.flatMap(([one, where]) => looseObjects(one, where))];
}

test("[SEC-028] no body takes unknown keys, however deep", () => {
  const loose = withBody.flatMap(({ name, route }) =>
    looseObjects(z.toJSONSchema(route.body!, { io: "input", unrepresentable: "any" }) as JsonSchema, name),
  );
  expect(loose).toEqual([]);
  expect(
    looseObjects(z.toJSONSchema(z.strictObject({ a: z.looseObject({ b: z.string() }) })) as JsonSchema, "x"),
  ).toEqual(["x.a"]);
});
