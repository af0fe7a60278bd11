import { isoText, statement } from "../../../kernel/statement.ts";

/** Statements of the holder name the estate; those of the other run as who was offered something, or inside of the plan. */

export const listOffers = statement(
  "wills-list-mirror-offers",
  `select o.membership_id, ${isoText("o.offered_at")} as offered, ${isoText("o.withdrawn_at")} as withdrawn,
          ${isoText("o.taken_at")} as taken, m.first_name, m.last_name, m.user_id
     from app.mirror_offers o join app.plan_members m on m.holder_id = o.holder_id and m.id = o.membership_id
    where o.holder_id = $1 and o.will_id = $2
    order by o.offered_at, o.membership_id`,
);

/** A member of the plan, and whether they have joined it with an account of their own. */
export const readJoined = statement(
  "wills-read-joined",
  `select m.first_name, m.last_name, m.user_id, m.status = 'confirmed' and m.is_active and m.user_id is not null as has_joined
     from app.plan_members m where m.holder_id = $1 and m.id = $2`,
  { notNull: ["has_joined"] },
);

/** What was taken can be offered once more. */
export const forgetTaken = statement(
  "wills-forget-taken-mirror",
  `delete from app.mirror_offers
    where holder_id = $1 and will_id = $2 and membership_id = $3 and taken_at is not null`,
);

export const insertOffer = statement(
  "wills-insert-mirror-offer",
  `insert into app.mirror_offers (holder_id, will_id, membership_id) values ($1, $2, $3)
   on conflict (holder_id, will_id, membership_id) do update set offered_at = now(), withdrawn_at = null`,
);

export const withdrawOffer = statement(
  "wills-withdraw-mirror-offer",
  `update app.mirror_offers set withdrawn_at = now()
    where holder_id = $1 and will_id = $2 and membership_id = $3 and withdrawn_at is null and taken_at is null
   returning membership_id`,
);

export const listOwnOffers = statement(
  "wills-list-own-mirror-offers",
  `select holder_id, membership_id, will_id, ${isoText("offered_at")} as offered, ${isoText("taken_at")} as taken
     from app.own_mirror_offers()`,
  { notNull: ["holder_id", "membership_id", "will_id", "offered"] },
);

export const readHolderName = statement(
  "wills-read-holder-name",
  "select first_name, last_name from app.people where id = $1",
);

export const readOffered = statement(
  "wills-read-offered-mirror",
  "select law, content from app.version_for_mirror($1)",
  { notNull: ["content"] },
);

export const takeOffer = statement(
  "wills-take-mirror-offer",
  "select holder_id, membership_id from app.take_mirror_offer($1)",
  { notNull: ["holder_id", "membership_id"] },
);
