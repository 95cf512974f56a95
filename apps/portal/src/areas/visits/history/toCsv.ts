/** Matches cells that spreadsheets would read as a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  // An apostrophe makes spreadsheets treat the cell as text.
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Converts rows to a CSV file (RFC 4180) with a byte order mark, so that spreadsheets read it as
 * UTF-8.
 */
export const toCsv = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', ...rows.map((row) => `${row.map(cell).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });
