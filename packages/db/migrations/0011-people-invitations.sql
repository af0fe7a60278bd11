set local role heirlock_owner;

-- Functions of invitations and will keys, for whoever was given one.
