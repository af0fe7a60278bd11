import { type Will, willRoutes } from "@heirlock/contract/wills";
import { given, type Person } from "@heirlock/db/testing/given";
import type { WillContent } from "@heirlock/domain/wills/content";
import { plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { expect } from "vitest";
import { noJobs, signedInAs, testServer } from "../../../kernel/testing.ts";
import { willsSlice } from "../slice.ts";

/** Nobody in it is a member, so that it fits every estate. */
export const content: WillContent = {
  ...plainWill,
  people: plainWill.people.map((one) => ({ ...one, memberId: null })),
};
export const french = { title: "My main will", law: "fr-civil", content };

/** A server with wills alone, and people who use it. */
export function willServer() {
  // The letters that publishing orders are looked at where members are.
  const jobs = { ...noJobs, enqueue: async () => {} };
  const { db, server } = testServer({ slices: [willsSlice], table: { wills: willRoutes }, jobs });
  const browserOf = async (person: Person) => {
    const headers = signedInAs(await given(db).session(person));
    return async (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", url: string, body?: object) => {
      const answer = await server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
      return { status: answer.statusCode, body: answer.json() };
    };
  };
  return {
    db,
    server,
    browserOf,
    holderIn: async (country = "FR", plan = "family"): Promise<Person> => {
      const holder = await given(db).holder({ plan });
      await db.owner.query("update app.people set country = $2 where id = $1", [holder.id, country]);
      return holder;
    },
    auditOf: async (holder: Person): Promise<string[]> => {
      const text = "select body from audit.entries where estate_id = $1 order by seq";
      return (await db.owner.query(text, [holder.id])).rows.map(({ body }) => JSON.parse(body).type);
    },
  };
}
export type Call = Awaited<ReturnType<ReturnType<typeof willServer>["browserOf"]>>;

export async function started(call: Call, fields: object = french): Promise<Will> {
  const { status, body } = await call("POST", "/api/wills", fields);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data;
}

export const publish = (call: Call, { id }: Will, number = 1, revision = 1) =>
  call("POST", `/api/wills/${id}/versions/${number}/publish`, { revision });

/** A will whose first version is in force. */
export async function published(call: Call, fields: object = french): Promise<Will> {
  const { status, body } = await publish(call, await started(call, fields));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data;
}
