/** What the registry knows of a package, as its bulk address answers it (npm's `security/advisories/bulk`). */
export interface Advisory {
  id: number;
  url: string;
  title: string;
  severity: "info" | "low" | "moderate" | "high" | "critical";
  vulnerable_versions: string;
}

/** An advisory that we live with for a while, and why. */
export interface Exception {
  package: string;
  /** The advisory's address. */
  url: string;
  why: string;
  /** The last day on which it is accepted. */
  until: string;
}

export type Checked =
  | { outcome: "checked"; findings: string[]; accepted: string[] }
  | { outcome: "not checked"; because: string };

const counts: readonly Advisory["severity"][] = ["moderate", "high", "critical"];

/**
 * Asks a registry about every installed version. A registry that does not answer is no answer: "not checked", never "none
 * found". An exception counts until its day; one that names nothing any more is a finding too.
 */
export async function checkAdvisories(
  registry: string,
  installed: ReadonlyMap<string, readonly string[]>,
  { exceptions, today }: { exceptions: readonly Exception[]; today: string },
): Promise<Checked> {
  const answer = await ask(registry, installed);
  if (typeof answer === "string") return { outcome: "not checked", because: answer };
  const findings: string[] = [];
  const accepted: string[] = [];
  const used = new Set<Exception>();
  for (const [name, advisories] of Object.entries(answer)) {
    for (const { url, title, severity, vulnerable_versions } of advisories) {
      if (!counts.includes(severity)) continue;
      const line = `${name} ${vulnerable_versions}: ${severity}, ${title} (${url})`;
      const exception = exceptions.find((one) => one.package === name && one.url === url);
      if (exception) used.add(exception);
      if (exception && today <= exception.until) accepted.push(`${line}: ${exception.why}, until ${exception.until}`);
      else findings.push(exception ? `${line}: the exception ended on ${exception.until}` : line);
    }
  }
  for (const one of exceptions) {
    if (!used.has(one)) findings.push(`${one.package}: the exception for ${one.url} is not needed any more`);
  }
  return { outcome: "checked", findings, accepted };
}

async function ask(
  registry: string,
  installed: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, Advisory[]> | string> {
  try {
    const response = await fetch(new URL("-/npm/v1/security/advisories/bulk", registry), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(installed)),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) return `the registry answered ${response.status}`;
    const answer: unknown = await response.json();
    if (answer === null || typeof answer !== "object" || Array.isArray(answer))
      return "the registry answered something else";
    return answer as Record<string, Advisory[]>;
  } catch (error) {
    return `the registry did not answer (${(error as Error).name})`;
  }
}
