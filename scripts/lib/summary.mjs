/**
 * Prints what was skipped and why, what is worth knowing, and the last line of `npm test`.
 * @param {import('./results.mjs').Tally} tally
 */
export function printSummary({ passed, failed, skipped, notes }) {
  if (skipped.length > 0) {
    process.stdout.write('\nSkipped:\n');
    for (const { name, reason } of skipped.slice(0, 20)) {
      process.stdout.write(`  - ${name}${reason ? `: ${reason}` : ''}\n`);
    }
    if (skipped.length > 20) process.stdout.write(`  - and ${skipped.length - 20} more\n`);
  }
  if (notes.length > 0) process.stdout.write(`\n${notes.join('\n')}\n`);
  process.stdout.write(`\n${summaryLine({ passed, failed, skipped: skipped.length })}\n`);
}

/**
 * @param {{ passed: number, failed: number, skipped: number }} counts
 * @returns {string} e.g. `312 passed, 0 failed, 2 skipped`
 */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
