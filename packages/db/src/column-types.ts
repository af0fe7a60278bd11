import pg from "pg";

const DATE = 1082;

/**
 * The `types` of every pool. A date is a calendar day ("1950-03-01"); the driver would make it midnight in the
 * server's time zone, which is another day elsewhere. The generated database types say the same.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text") =>
    oid === DATE ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
