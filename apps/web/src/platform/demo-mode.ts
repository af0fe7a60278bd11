/** Development and demo have pages that production has not; production answers 404 to their addresses. */
export async function isDemo(): Promise<boolean> {
  if (import.meta.env.DEV) return true;
  const answer = await fetch("/demo/mail").catch(() => null);
  return answer?.ok === true;
}
