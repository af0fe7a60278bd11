set local role heirlock_owner;

-- What a member sees of a holder's plan.
