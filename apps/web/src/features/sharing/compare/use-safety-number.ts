import type { SafetyNumber } from "@heirlock/crypto/sharing/safety-number";
import type { SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";

/**
 * The eight words of the open bundle and another person's keys. Worked out by the key worker, which takes up to a second
 * on a phone: `fraction` says how far it is. Not below a key that live events refresh, since it changes with the keys only.
 */
export function useSafetyNumber({ recipient, verifying_key }: SharedKeys) {
  const [fraction, setFraction] = useState(0);
  const query = useQuery({
    queryKey: ["safety-number", recipient, verifying_key],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<SafetyNumber> => {
      const { verifyingKey, older } = await keyOwner(signal);
      const ask = { verifyingKey, older, other: { recipient, verifying_key } };
      return await askSharing("compareKeys", ask, { signal, onProgress: (reached) => setFraction(reached.fraction) });
    },
  });
  return { ...query, fraction };
}
