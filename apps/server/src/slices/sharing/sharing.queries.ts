import { isoText, statement } from "../../kernel/statement.ts";
import { levelColumns } from "../members/permissions/level-columns.ts";

/** Statements about keys between people. All but the last group run in the holder's estate. */

/** The key by which the holder signs and wraps today. */
export const readOwnKey = statement("sharing-own-key", "select recipient, verifying_key from auth.own_keys()");
const ownKey = "(select o.verifying_key from auth.own_keys() o)";

export const findMember = statement(
  "sharing-find-member-of-keys",
  "select id from app.plan_members where holder_id = $1 and id = $2",
);

// Identities

const identityColumns = `k.verifying_key, k.recipient, k.fingerprint, k.state,
  t.verifying_key is not null as is_current, k.signature, k.signed_by, k.card_id, k.card_signature,
  ${isoText("k.seen_at")} as seen_at, ${isoText("k.verified_at")} as verified_at`;
const currentOf = (member: string) => `left join app.keys_of_own_members(${member}) t
    on t.membership_id = k.membership_id and t.verifying_key = k.verifying_key and t.recipient = k.recipient`;

export const listIdentities = statement(
  "sharing-list-identities",
  `select ${identityColumns} from app.member_keys k ${currentOf("$2")}
     where k.holder_id = $1 and k.membership_id = $2
     order by k.seen_at desc, k.verifying_key`,
);
export const findIdentity = statement(
  "sharing-find-identity",
  `select ${identityColumns} from app.member_keys k ${currentOf("$2")}
     where k.holder_id = $1 and k.membership_id = $2 and k.verifying_key = $3`,
);
/** The others have served their time; one that was refused stays on record. */
export const retireOthers = statement(
  "sharing-retire-identities",
  `update app.member_keys set state = 'retired'
     where holder_id = $1 and membership_id = $2 and verifying_key <> $3 and state in ('unverified', 'verified', 'changed')`,
);
export const verifyIdentity = statement(
  "sharing-verify-identity",
  `update app.member_keys set state = 'verified', signature = $4, signed_by = $5, verified_at = now()
     where holder_id = $1 and membership_id = $2 and verifying_key = $3`,
);
export const refuseIdentity = statement(
  "sharing-refuse-identity",
  `update app.member_keys set state = 'refused', signature = null, signed_by = null, verified_at = null
     where holder_id = $1 and membership_id = $2 and verifying_key = $3`,
);
export const noteCardSignature = statement(
  "sharing-note-card-signature",
  `update app.member_keys set card_id = $4, card_signature = $5
     where holder_id = $1 and membership_id = $2 and verifying_key = $3`,
);

// Cards

const cardColumns = `c.id, c.recipient, c.verifying_key, c.secret_by_root, c.signature, c.signed_by, c.holder_proof,
  ${isoText("c.printed_at")} as printed_at, ${isoText("c.created_at")} as created_at`;

export const findCard = statement(
  "sharing-find-card",
  `select ${cardColumns} from app.member_cards c where c.holder_id = $1 and c.membership_id = $2 and c.state = 'active'`,
);
/** A card that is void can be printed no more. */
export const voidCard = statement(
  "sharing-void-card",
  `update app.member_cards set state = 'void', voided_at = now(), secret_by_root = null
     where holder_id = $1 and id = $2`,
);
export const insertCard = statement(
  "sharing-insert-card",
  `insert into app.member_cards as c
      (holder_id, membership_id, id, recipient, verifying_key, secret_by_root, signature, signed_by, holder_proof)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict do nothing returning ${cardColumns}`,
);
export const notePrinted = statement(
  "sharing-note-card-printed",
  `update app.member_cards as c
      set printed_at = now(), secret_by_root = case when $3 then null else c.secret_by_root end
    where c.holder_id = $1 and c.id = $2 returning ${cardColumns}`,
);

// Release keys

export const listReleaseKeys = statement(
  "sharing-list-release-keys",
  "select lane, epoch, key_by_root, key_id from app.release_keys where holder_id = $1 order by lane, epoch",
);
/** The first of an epoch stays. */
export const insertReleaseKey = statement(
  "sharing-insert-release-key",
  `insert into app.release_keys (holder_id, lane, epoch, key_by_root, key_id)
    select $1, $2, $3, $4, $5
     where $3 <= 1 + coalesce((select max(epoch) from app.release_keys where holder_id = $1 and lane = $2), 0)
    on conflict do nothing returning epoch`,
);
export const findReleaseKey = statement(
  "sharing-find-release-key",
  `select lane, epoch, key_by_root, key_id from app.release_keys
     where holder_id = $1 and lane = $2 and epoch = $3`,
);

// Envelopes

const envelopeColumns = `e.lane, e.sealed, e.signature, e.key_id, e.link_key_by_root, e.card_id, e.account_key,
  e.card_fingerprint, e.account_fingerprint, e.epoch, e.version, ${isoText("e.updated_at")} as updated_at`;

export const listEnvelopes = statement(
  "sharing-list-envelopes",
  `select ${envelopeColumns} from app.envelopes e
     where e.holder_id = $1 and e.membership_id = $2 order by e.lane, e.created_at`,
);
/** Of everybody. */
export const listAllEnvelopes = statement(
  "sharing-list-all-envelopes",
  `select e.membership_id, e.lane, e.version, e.sealed, e.signature, e.key_id, e.link_key_by_root, e.card_fingerprint,
           e.account_fingerprint
      from app.envelopes e where e.holder_id = $1 order by e.membership_id, e.lane, e.created_at`,
);
export const saveEnvelope = statement(
  "sharing-save-envelope",
  `insert into app.envelopes as e (holder_id, membership_id, lane, key_id, version, sealed, signature,
      link_key_by_root, card_id, account_key, epoch, card_fingerprint, account_fingerprint)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    on conflict (holder_id, membership_id, lane, key_id) do update
      set version = excluded.version, sealed = excluded.sealed, signature = excluded.signature,
          link_key_by_root = excluded.link_key_by_root, card_id = excluded.card_id, account_key = excluded.account_key,
          epoch = excluded.epoch, card_fingerprint = excluded.card_fingerprint,
          account_fingerprint = excluded.account_fingerprint, updated_at = now()`,
);
// The queue

/**
 * What older keys of the holder have signed may wait for a new card or new words, whoever's turn it is: it comes last, and
 * holds up nobody.
 */
export const listTasks = statement(
  "sharing-list-tasks",
  `select q.membership_id, m.first_name, m.last_name, m.status, q.reasons, q.version::text,
           ${isoText("q.queued_at")} as queued_at, count(*) over ()::int as waiting, ${levelColumns}
      from app.envelope_queue q join app.plan_members m on m.holder_id = q.holder_id and m.id = q.membership_id
     where q.holder_id = $1
     order by exists (select from app.member_cards c
                       where c.holder_id = q.holder_id and c.membership_id = q.membership_id and c.state = 'active'
                         and c.signed_by <> ${ownKey})
           or exists (select from app.member_keys k
                       where k.holder_id = q.holder_id and k.membership_id = q.membership_id and k.state = 'verified'
                         and k.signed_by <> ${ownKey}), q.queued_at, q.membership_id
     limit $2`,
);
export const listTaskIdentities = statement(
  "sharing-list-task-identities",
  `select k.membership_id, ${identityColumns} from app.member_keys k ${currentOf("null")}
     where k.holder_id = $1 and k.membership_id = any ($2) and k.state <> 'retired'
     order by k.seen_at desc, k.verifying_key`,
);
export const listTaskCards = statement(
  "sharing-list-task-cards",
  `select c.membership_id, ${cardColumns} from app.member_cards c
     where c.holder_id = $1 and c.membership_id = any ($2) and c.state = 'active'`,
);
export const listTaskEnvelopes = statement(
  "sharing-list-task-envelopes",
  `select e.membership_id, ${envelopeColumns} from app.envelopes e
     where e.holder_id = $1 and e.membership_id = any ($2) order by e.lane, e.created_at`,
);
export const leaveQueue = statement(
  "sharing-leave-queue",
  "delete from app.envelope_queue where holder_id = $1 and membership_id = $2 and version = $3",
);
export const isQueued = statement(
  "sharing-is-queued",
  "select exists (select from app.envelope_queue where holder_id = $1 and membership_id = $2) as queued",
);

// What the holder is told of it

export const listOverview = statement(
  "sharing-list-key-overview",
  `select m.id as member_id, k.state, ${isoText("k.verified_at")} as verified_at, k.card_id is not null as has_card,
           ${isoText("k.card_printed_at")} as card_printed_at, ${isoText("k.queued_at")} as queued_at
      from app.plan_members m
      join app.member_key_standing k on k.holder_id = m.holder_id and k.membership_id = m.id
     where m.holder_id = $1 and m.status not in ('rejected', 'revoked')
     order by m.created_at, m.id`,
);

export const listOpeners = statement(
  "sharing-list-openers",
  `select m.id, m.status, m.is_active, m.user_id is not null as has_account, k.state,
           t.verifying_key as account_key, t.recipient as account_recipient, case when k.card_printed_at is not null then k.card_id end as card_id,
           ${levelColumns}
      from app.plan_members m
      join app.member_key_standing k on k.holder_id = m.holder_id and k.membership_id = m.id
      left join app.keys_of_own_members() t on t.membership_id = m.id
     where m.holder_id = $1 and m.status not in ('rejected', 'revoked')`,
);

export const listMeant = statement(
  "sharing-list-meant",
  `select v.id as entry_id, l.membership_id, coalesce(l.has_content_key and l.wrap_generation = l.generation, false) as has_wrap,
           e.card_id, e.account_key
      from app.entry_states v
      left join app.meant_entries l on l.holder_id = v.holder_id and l.entry_id = v.id
      left join app.envelopes e on e.holder_id = l.holder_id and e.membership_id = l.membership_id and e.lane = l.lane
        and e.key_id = l.wrap_key_id and l.wrap_generation = l.generation
     where v.holder_id = $1 and not v.in_bin
     order by v.created_at, v.id, l.created_at, l.membership_id`,
);

// What the signed plan is held against

export const listPlannedPeople = statement(
  "sharing-list-planned-people",
  `select m.id, m.first_name, m.last_name, m.status, ${levelColumns}
      from app.plan_members m where m.holder_id = $1 and m.status not in ('rejected', 'revoked')
     order by m.created_at, m.id`,
);
/** All of them, or those of the entry $2 and of the person $3. */
export const listMeantNow = statement(
  "sharing-list-meant-now",
  `select l.membership_id as member, l.entry_id as entry, l.lane, l.follows,
           case when l.access_condition = 'custom' then l.not_before::text end as day,
           case when l.access_condition = 'custom' then l.from_age end as age
      from app.meant_entries l
      join app.plan_members m on m.holder_id = l.holder_id and m.id = l.membership_id
     where l.holder_id = $1 and m.status not in ('rejected', 'revoked')
       and ($2::uuid is null or l.entry_id = $2) and ($3::uuid is null or l.membership_id = $3)
     order by l.membership_id, l.entry_id`,
);
export const listEntryStates = statement(
  "sharing-list-entry-states",
  `select e.id as entry, e.revision, e.generation, to_char(e.deleted_at at time zone 'utc', 'YYYY-MM-DD') as "deletedOn",
           e.key_id as "keyId"
      from app.entry_states e where e.holder_id = $1 and ($2::uuid is null or e.id = $2) order by e.created_at, e.id`,
);

export const listCompared = statement(
  "sharing-list-compared",
  `select c.membership_id as member, c.recipient, c.verifying_key, c.signature,
           c.by_recipient, c.by_verifying_key
      from app.who_compared(${ownKey}) c order by c.membership_id`,
);

// The member's side: as the member, before the estate is entered

export const keysOfHolder = statement(
  "sharing-keys-of-holder",
  "select recipient, verifying_key, is_current from auth.keys_of_holder($1) order by is_current desc",
);
export const listPins = statement(
  "sharing-list-pins",
  `select recipient, verifying_key, signature, signed_by, ${isoText("verified_at")} as verified_at, card_id, card_by_root
      from app.holder_pins where user_id = $1 and holder_id = $2 order by holder_pins.verified_at desc, verifying_key`,
);
/** A card that was kept stays where words are compared later, as long as it is under the same root key. */
export const savePin = statement(
  "sharing-save-pin",
  `insert into app.holder_pins as p
      (user_id, holder_id, recipient, verifying_key, signature, signed_by, card_id, card_by_root)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (user_id, holder_id, verifying_key) do update
      set recipient = excluded.recipient, signature = excluded.signature, signed_by = excluded.signed_by,
          card_id = case when excluded.card_id is null and p.signed_by = excluded.signed_by
                         then p.card_id else excluded.card_id end,
          card_by_root = case when excluded.card_id is null and p.signed_by = excluded.signed_by
                              then p.card_by_root else excluded.card_by_root end,
          verified_at = now()`,
);
export const cardByKey = statement("sharing-card-by-key", "select * from app.card_by_key($1)");
/** In the holder's estate, by whoever has the card in hand. */
export const viewCard = statement(
  "sharing-view-card",
  `select p.first_name as holder_first_name, p.last_name as holder_last_name, m.first_name, m.last_name, m.status,
           m.user_id is not null as has_account,
           (select count(*)::int from app.meant_entries l
             where l.holder_id = m.holder_id and l.membership_id = m.id and l.lane = 'now' and not l.in_bin
               and l.wrap_key_id is not null) as papers
      from app.plan_members m
      join app.people p on p.id = m.holder_id
     where m.holder_id = $1 and m.id = $2`,
  { notNull: ["papers", "has_account"] },
);

/** In the holder's estate: what is handed out before a release, as long as something opens at once (KEY-044). */
export const listOpenEnvelopes = statement(
  "sharing-list-open-envelopes",
  `select ${envelopeColumns} from app.envelopes e
     where e.holder_id = $1 and e.membership_id = $2 and e.lane = 'now'
       and exists (select from app.meant_entries l
                    where l.holder_id = e.holder_id and l.membership_id = e.membership_id and l.lane = 'now'
                      and not l.in_bin)
     order by e.created_at`,
);

// The reminder

/** As heirlock_worker. */
export const dueReminders = statement(
  "sharing-due-envelope-reminders",
  "select holder_id as id, queued_at::text as due_at from app.due_envelope_reminders($1, $2, $3)",
);
export const envelopeLetterToSend = statement(
  "sharing-envelope-letter-to-send",
  "select * from app.envelope_letter_to_send($1, $2)",
  { notNull: ["names"] },
);
/** In the holder's estate. */
export const noteReminded = statement(
  "sharing-note-envelopes-reminded",
  `update app.envelope_queue set reminded_at = now()
     where holder_id = $1 and queued_at <= now() - make_interval(days => $2) and reminded_at is null
     returning membership_id`,
);
