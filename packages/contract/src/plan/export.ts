/** What the personal export holds of the signed plan, by section (SEC-036). */
export const planExport = {
  planChains: ["key_id", "salt", "number", "hash", "created_at"],
  planHeads: ["key_id", "number", "hash", "text", "signature", "stored_at"],
  planGoneBack: ["restored_at"],
  planQuestions: ["nonce", "key_id", "asked_at", "text", "signature"],
  planLeaves: ["key_id", "slot", "since", "until", "place", "text", "hash", "ended_at"],
} as const;
