import { statement } from "../../kernel/statement.ts";

/** The template in the language asked for, else the English one. */
export const readTemplate = statement(
  "jurisdictions-read-template",
  `select language, content, reviewed from law.templates
          where code = $1 and language in ($2, 'en')
          order by language = $2 desc limit 1`,
);
