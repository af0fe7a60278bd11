import { registerHooks } from "node:module";

/**
 * `node --import` this to get a server that returns early, as a careless change would make it: nothing evens out the
 * time of an answer, a sign-in with an unknown e-mail and a sign-up with a known one hash nothing, and pre-login looks
 * first whether there is an account. The product has no switch for that; its modules are changed while they are loaded.
 */
interface Fault {
  file: string;
  from: string;
  to: string;
}

const faults: Fault[] = [
  {
    file: "/apps/server/src/slices/account/even-timing.ts",
    from: "await Promise.allSettled([work(), setTimeout(milliseconds)])",
    to: "await Promise.allSettled([work()])",
  },
  {
    file: "/apps/server/src/slices/account/sign-in.ts",
    from: "const right = await verifyAuthKey(found?.password ?? nobodysKey, authKey);",
    to: 'if (!found) refuse("INVALID_CREDENTIALS");\n  const right = await verifyAuthKey(found.password, authKey);',
  },
  {
    file: "/apps/server/src/slices/account/sign-up.ts",
    from: "export function signUp({ auth, jobs }: Deps, account: NewAccount, visit: Visit): Promise<string> {",
    to: `export async function signUp({ auth, jobs }: Deps, account: NewAccount, visit: Visit): Promise<string> {
  const found = await auth.query("select from auth.users where email = $1", [account.email]);
  if (found.rowCount !== 0) return "";`,
  },
  {
    file: "/apps/server/src/slices/account/pre-login.ts",
    from: "const instead = madeUpSalt(deps.ring.active, email);",
    to: `const instead = madeUpSalt(deps.ring.active, email);
    const found = await deps.auth.query("select from auth.users where email = $1", [email]);
    if (found.rowCount === 0) return { salt: instead, kdf: standardKdf };`,
  },
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const fault = faults.find(({ file }) => url.endsWith(file));
    if (!fault) return loaded;
    const source = String(loaded.source);
    // A fault that no longer fits would leave a good server, and the measurement would be called blind.
    if (!source.includes(fault.from)) throw new Error(`${fault.file} no longer reads "${fault.from}"`);
    return { ...loaded, source: source.replace(fault.from, fault.to) };
  },
});
