import { describe, expect, test } from "vitest";
import type { Browser } from "../testing/members-server.ts";
import { freshEmail, invitingServer, tokenIn } from "./testing.ts";

const { holder, sendLetters, mailsTo, invited, account, anyone, statusOf } = invitingServer();

const ok = async (answer: ReturnType<Browser>) => expect(await answer).toMatchObject({ status: 200 });

interface First {
  id: string;
  key: string;
  maya: Browser;
}

/** How a membership ends after its first link went out. */
const endings: Record<string, (first: First) => Promise<void>> = {
  "accepted, and the member left": async ({ id, key, maya }) => {
    await ok(maya("POST", "/api/invitations/accept", { key }));
    await ok(maya("POST", `/api/member/relationships/${id}/revoke`, {}));
  },
  "accepted, and the holder ended it": async ({ id, key, maya }) => {
    await ok(maya("POST", "/api/invitations/accept", { key }));
    await ok(holder("POST", `/api/members/${id}/revoke`, {}));
  },
  declined: async ({ key }) => {
    await ok(anyone("POST", "/api/invitations/decline", { key }));
  },
  "taken back, and the member was confirmed and removed by hand": async ({ id }) => {
    await ok(holder("POST", `/api/members/${id}/invitation/cancel`));
    await ok(holder("POST", `/api/members/${id}/confirm`, {}));
    await ok(holder("POST", `/api/members/${id}/revoke`, {}));
  },
};

describe("a membership that ended and was revived", () => {
  test.each(Object.entries(endings))("no older link works again: %s", async (_, end) => {
    const email = freshEmail();
    const { id, key } = await invited(email);
    const maya = await account(email);
    const willKey = (await holder("POST", `/api/members/${id}/will-key/generate`, {})).body.data.key as string;
    await end({ id, key, maya });
    expect(["revoked", "rejected"]).toContain(await statusOf(id));

    const refused = [/^(ALREADY_ANSWERED|INVITATION_NOT_FOUND)$/, /^(KEY_INVALID|EMAIL_MISMATCH)$/] as const;
    const tries = async () => {
      const stranger = await account(freshEmail());
      const [accepted, declined] = [
        await maya("POST", "/api/invitations/accept", { key }),
        await anyone("POST", "/api/invitations/decline", { key }),
      ];
      for (const { body } of [accepted, declined]) expect(body.code).toMatch(refused[0]);
      for (const browser of [maya, stranger])
        expect((await browser("POST", "/api/invitations/redeem-will-key", { key: willKey })).body.code).toBe(
          "KEY_INVALID",
        );
      expect((await stranger("POST", "/api/invitations/accept", { key, willKey })).body.code).toMatch(refused[1]);
      // Nor does it tell of more than that it is over.
      const { data } = (await anyone("POST", "/api/invitations/open", { key })).body;
      if (data) expect(data).toMatchObject({ roles: [], message: null });
    };
    await tries();

    await ok(holder("POST", `/api/members/${id}/invitation/send`, { message: "Come back to us." }));
    await sendLetters();
    await tries();
    expect(await statusOf(id)).toBe("invited");
    const fresh = (await mailsTo(email)).map(tokenIn).find((one) => one !== key)!;
    await ok(maya("POST", "/api/invitations/accept", { key: fresh }));
    await tries();
    expect(await statusOf(id)).toBe("confirmed");
  });
});
