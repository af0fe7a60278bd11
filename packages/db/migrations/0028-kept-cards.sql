-- Whoever proved a holder's keys by a card keeps the card: what was sealed to it opens with it, before the holder's client
-- has sealed it to the account, and also if that never happens. Under the member's own root key, as the holder keeps it.
alter table app.holder_pins
  add column card_id uuid,
  add column card_by_root text check (card_by_root like 'hlk1.card.%'),
  add check ((card_id is null) = (card_by_root is null));
