import { CryptoError } from "@heirlock/crypto/errors";
import { KeysError } from "../problems.ts";
import type { OpenedLabel } from "./requests.ts";

/** An entry that does not open says why and stops none of the others. */
export async function labelOrProblem(open: () => OpenedLabel | Promise<OpenedLabel>): Promise<OpenedLabel> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof CryptoError) return { problem: error.code };
    if (error instanceof KeysError) return { problem: "keys.not_available" };
    throw error;
  }
}
