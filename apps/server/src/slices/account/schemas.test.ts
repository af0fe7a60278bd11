import { expect, test } from "vitest";
import { accountJourney, freshEmail, sampleAuthKey, sampleSignUp } from "./testing.ts";

const { journey } = accountJourney({ sendsLetters: false });

async function fieldsOf(path: string, body: object): Promise<Record<string, string[]>> {
  const answer = await journey.post(path, body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, "VALIDATION_ERROR"]);
  return answer.json().fields;
}
const noEmail = { email: ["Invalid email format"] };
const noPassword = { password: ["Password is required"] };

test("[ACC-076] a sign-in takes a valid e-mail and a password, and says which is missing", async () => {
  const login = (body: object) => fieldsOf("/api/auth/login", body);
  const password = sampleAuthKey();
  for (const email of ["", "nadia", "nadia@", "@example.org", "na dia@example.org"])
    expect(await login({ email, password }), email).toEqual(noEmail);
  expect(await login({ password })).toEqual(noEmail);
  for (const cut of ["", password.slice(1)])
    expect(await login({ email: freshEmail(), password: cut })).toEqual(noPassword);
  expect(await login({ email: freshEmail() })).toEqual(noPassword);
  expect(await login({})).toEqual({ ...noEmail, ...noPassword });
});

test("[ACC-077] a sign-up takes the same two and the names", async () => {
  const { email, password, firstName, lastName, ...keys } = sampleSignUp(freshEmail());
  const signUp = (body: object) => fieldsOf("/api/auth/signup", { ...keys, ...body });
  expect(await signUp({ password, firstName, lastName })).toEqual(noEmail);
  expect(await signUp({ email, firstName, lastName })).toEqual(noPassword);
  expect(Object.keys(await signUp({ email, password, lastName }))).toEqual(["firstName"]);
  expect(Object.keys(await signUp({ email, password, firstName }))).toEqual(["lastName"]);
  const whole = await journey.post("/api/auth/signup", { ...keys, email, password, firstName, lastName });
  expect(whole.statusCode).toBe(200);
});
