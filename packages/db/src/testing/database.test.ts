import { expect, test } from "vitest";
import { testDatabase } from "./database.ts";
import { given } from "./given.ts";

const db = testDatabase();

test("a prepared person signs in and sees what was prepared, and nobody else's", async () => {
  const noor = await given(db).holder({ plan: "premium" });
  const stranger = await given(db).holder();
  const asset = await given(db).asset(noor, { title: "Bakery" });
  await given(db).asset(stranger);
  const { hash } = await given(db).session(noor);

  const { rows } = await db.as("heirlock_app").query(
    `with actor as materialized (select * from auth.enter($1))
     select actor.user_id, actor.is_holder, a.title
       from actor left join lateral (select title from app.assets where holder_id = actor.user_id) a on true`,
    [hash],
  );
  expect(rows).toEqual([{ user_id: noor.id, is_holder: true, title: asset.title }]);
});
