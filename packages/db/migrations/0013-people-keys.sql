set local role heirlock_owner;

-- Keys between people: delivery of envelopes, cards, the queue.
