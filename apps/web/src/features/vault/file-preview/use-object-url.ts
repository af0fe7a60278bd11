import { useEffect, useState } from "react";

/** An address for a file in memory, taken back as soon as nothing is drawn from it. Null for the first moment. */
export function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
