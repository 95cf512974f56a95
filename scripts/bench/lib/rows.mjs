/**
 * One line of the table.
 * @typedef {object} Row
 * @property {string} what what was measured, in words
 * @property {string} value with its unit, e.g. `182.4 kB`
 * @property {string} bar what it must be, e.g. `≤ 190 kB`; empty for what is measured beside it
 * @property {boolean} pass true where there is no bar
 */

/**
 * @typedef {object} Benchmark
 * @property {string} title
 * @property {() => Promise<Row[]>} run
 */

/**
 * A row that must not exceed a number.
 * @param {string} what
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 * @param {number} [digits]
 * @returns {Row}
 */
export function atMost(what, value, most, unit, digits = 1) {
  return {
    what,
    value: `${value.toFixed(digits)} ${unit}`.trim(),
    bar: `≤ ${most} ${unit}`.trim(),
    pass: value <= most,
  };
}

/**
 * A row for comparison only.
 * @param {string} what
 * @param {string} value
 * @returns {Row}
 */
export const beside = (what, value) => ({ what, value, bar: '', pass: true });

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/**
 * @param {number} bytes
 * @returns {number} kilobytes of 1000 bytes
 */
export const kilobytes = (bytes) => bytes / 1000;
