import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import { afterAll, beforeAll, expect } from "vitest";
import { createJobs, type Jobs } from "../../../kernel/jobs.ts";
import { createPools } from "../../../kernel/pools.ts";
import { signedInAs, startTestApp, type TestApp, testConfig } from "../../../kernel/testing.ts";
import { jobDefinitions } from "../../../slices.ts";
import { inboxSlice } from "../../inbox/slice.ts";
import { memberSideSlice } from "../../member-side/slice.ts";
import { planSlice } from "../../plan/slice.ts";
import { sharingSlice } from "../../sharing/slice.ts";
import { vaultSlice } from "../../vault/slice.ts";
import { willsSlice } from "../../wills/slice.ts";
import { membersSlice } from "../slice.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers as they come over the wire
  body: any;
}
export type Browser = (method: Method, url: string, body?: object) => Promise<Answered>;

/** The slice on a database of its own, and what tests look at beside its answers. */
export interface MembersServer {
  db: TestDatabase;
  server: TestApp;
  jobs: Jobs;
  browserOf(person: Person): Promise<Browser>;
  auditOf(holder: Person): Promise<{ type: string; actor: string | null; data: Record<string, unknown> }[]>;
  eventsOf(person: Person): Promise<{ kind: string; payload: { id: string } }[]>;
  close(): Promise<void>;
}

let visits = 0;
/** Every request from elsewhere: what is counted by address is not what these tests are about. */
export const freshAddress = () => `10.1.${(visits >> 8) & 255}.${visits++ & 255}`;

/** The three slices that serve both sides of a membership; tests of one often act through another, or change entries. */
export const membershipSlices = [membersSlice, sharingSlice, memberSideSlice];

export async function startMembers(settings: Record<string, string> = {}): Promise<MembersServer> {
  const db = await createTestDatabase();
  const config = testConfig(db, settings);
  const pools = createPools(config);
  const jobs = createJobs(pools, jobDefinitions);
  const server = await startTestApp(db, {
    config,
    pools,
    jobs,
    slices: [...membershipSlices, planSlice, vaultSlice, willsSlice, inboxSlice],
  });
  return {
    db,
    server,
    jobs,
    async browserOf(person) {
      const headers = signedInAs(await given(db).session(person));
      return async (method, url, body) => {
        const answer = await server.app.inject({
          method,
          url,
          headers,
          remoteAddress: freshAddress(),
          ...(body ? { payload: body } : {}),
        });
        return { status: answer.statusCode, body: answer.json() };
      };
    },
    async auditOf({ id }) {
      const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1 order by seq", [id]);
      return rows.map(({ body }) => JSON.parse(body));
    },
    async eventsOf({ id }) {
      const text = "select kind, payload from app.events where recipient_id = $1 order by id";
      return (await db.owner.query(text, [id])).rows;
    },
    async close() {
      await jobs.stop();
      await server.close();
      await db.drop();
    },
  };
}

/** The same for all tests of a file; it is there once they begin. */
export function membersServer(settings: Record<string, string> = {}): MembersServer {
  const people = {} as MembersServer;
  beforeAll(async () => void Object.assign(people, await startMembers(settings)));
  afterAll(() => people.close());
  return people;
}

/** As the form sends it (MEM-043): texts, 'true' and 'false', and roles as JSON. */
export function memberForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    first_name: "Maya",
    last_name: "Khoury",
    email: "",
    invite_by_email: "false",
    is_active: "true",
    relationship_type: "sister",
    phone: "+961 3 555 014",
    roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
    primary_role: "beneficiary",
    ...fields,
  };
}

/** What a refusal says, without the rest of its answer. */
export const refused = ({ status, body }: Answered) => ({ status, code: body.code, error: body.error });

/** A holder with room for a family, and their browser. */
export async function newHolder(people: MembersServer): Promise<{ noor: Person; call: Browser }> {
  const noor = await given(people.db).holder({ plan: "family" });
  return { noor, call: await people.browserOf(noor) };
}

/** Adds a member by the form; answers its id. */
export async function addMember(call: Browser, fields: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call("POST", "/api/members", memberForm(fields));
  expect(body).toMatchObject({ success: true });
  return body.data.id;
}
