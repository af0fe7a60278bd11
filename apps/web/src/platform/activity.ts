/**
 * What shows that somebody is there, for the session and for the keys alike: whoever is kept signed in must not lose what
 * they are writing to a vault that locks. Dictation types without keys, and a screen reader presses without a pointer:
 * "input" and "click" are theirs.
 */
export const activityEvents = ["pointerdown", "keydown", "wheel", "touchmove", "input", "click"] as const;

/** Where the tabs of a browser leave the time somebody last did something, for each other to hear. */
export const activityKey = "heirlock_activity";
