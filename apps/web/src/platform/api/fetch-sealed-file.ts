import { ApiError } from "./api-error.ts";
import { withHost } from "./host.ts";

/** The bytes of a sealed file, from this server or from the store that it names. Nothing of it is kept by the browser. */
export async function fetchSealedFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const isOwn = url.startsWith("/");
  const response = await fetch(isOwn ? withHost(url) : url, {
    credentials: isOwn ? "include" : "omit",
    cache: "no-store",
    signal: signal ?? null,
  }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new ApiError("OFFLINE", "The server could not be reached");
  });
  if (!response.ok) throw new ApiError("UNAVAILABLE", "The file could not be fetched", { status: response.status });
  return response.blob();
}
