/** RFC 4180. NULL is nothing at all and an empty text is `""`, so that they stay different. */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  return value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * For a file or a copy that may be opened in a spreadsheet: it runs a cell that begins like a formula, and a formula
 * can send the sheet elsewhere. Such a text gets an apostrophe before it; a number stays a number. The type of the
 * column promises nothing: SQLite keeps texts in columns of numbers.
 */
export function spreadsheetCell(value: string | null): string {
  const isFormula = value !== null && formulaStart.test(value) && !number.test(value);
  return csvCell(isFormula ? `'${value}` : value);
}

/** Some spreadsheets read the full-width forms as well. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
