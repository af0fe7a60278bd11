import { fromQrText } from "@heirlock/crypto/recovery-key";
import { PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { freshHolder } from "./people.ts";

/**
 * A holder at work with an open vault, and one letter that the person may read from now on. Invited if there is an
 * address: by mail, unless the link is to be handed over.
 */
export async function letterFor(url: string, email: string | null, how = { mail: true }) {
  const holder = await freshHolder(url);
  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", {
    ...{ first_name: "Salma", last_name: "Khoury", is_active: "true", relationship_type: "mother" },
    ...(email ? { email, invite_by_email: String(how.mail) } : {}),
    primary_role: "beneficiary",
    roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  });
  const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  const letter = await keeper.keep({ title: "To Mama", category: "note", content: "The key hangs behind the clock." });
  const link = { member_ids: [id], access_condition: "immediate" };
  await holder.client.call("POST", `/api/vault/${letter.id}/members/link`, link);
  const plan = await PlanKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  await plan.signPlan();
  return { holder, id, plan };
}
