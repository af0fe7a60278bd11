import { expect, test } from "vitest";
import { z } from "zod";
import { messagesIn, resolverOf } from "./check-form.ts";

const schema = z.object({
  email: z.string().trim().min(1, "Email is required").email("Invalid email format"),
  answers: z.array(z.object({ text: z.string().min(2, "Too short") })),
});
type Values = z.input<typeof schema>;

async function look(values: Values, check?: (values: Values) => object) {
  const resolve = resolverOf<Values, Values>({
    schema,
    text: (message, field) => `${field}: ${message}`,
    ...(check && { check }),
  });
  const { values: sent, errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return { sent, errors: messagesIn(errors) };
}

test("what the schema accepts is sent as the schema returns it", async () => {
  const { sent, errors } = await look({ email: " a@b.example ", answers: [] });
  expect(errors).toEqual([]);
  expect(sent).toEqual({ email: "a@b.example", answers: [] });
});

test("each field has its first message, in the words of the page, nested fields by their path", async () => {
  const { sent, errors } = await look({ email: "", answers: [{ text: "ok" }, { text: "" }] });
  expect(sent).toEqual({});
  expect(errors).toEqual([
    { field: "email", message: "email: Email is required" },
    { field: "answers.1.text", message: "answers.1.text: Too short" },
  ]);
});

test("what no schema knows is added, and never hides what the schema says", async () => {
  const check = ({ email }: Values) => ({ email: "taken", "answers.0.text": email === "x" && "no" });
  expect((await look({ email: "a@b.example", answers: [] }, check)).errors).toEqual([
    { field: "email", message: "taken" },
  ]);
  expect((await look({ email: "x", answers: [{ text: "ok" }] }, check)).errors).toEqual([
    { field: "email", message: "email: Invalid email format" },
    { field: "answers.0.text", message: "no" },
  ]);
});
