import { statement } from "../../kernel/statement.ts";

export const publishedText = statement(
  "wills-published-text",
  "select published_on::text as published_on, is_superseded from app.published_text($1, $2)",
);
