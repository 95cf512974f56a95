/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  // A spreadsheet runs no formula that begins with an apostrophe.
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as a file for spreadsheets (RFC 4180), which begins with what tells them that it is UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', ...rows.map((row) => `${row.map(cell).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });
