/**
 * One module of the portal (src/lib/dates) formats and parses dates, because an instant is shown in
 * the studio's zone and a calendar day in none, and nothing else may get that wrong.
 */
const message = (/** @type {string} */ what) =>
  `${what} outside src/lib/dates: instants are shown in the studio's time zone and calendar days in none, so one module formats and parses both.`;

const methods = new Set([
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toISOString',
  'toDateString',
  'toTimeString',
  'toUTCString',
  // of react-intl
  'formatDate',
  'formatTime',
  'formatDateTimeRange',
  'formatDateToParts',
  'formatTimeToParts',
]);
const components = new Set(['FormattedDate', 'FormattedTime', 'FormattedDateTimeRange']);

/** Dates are formatted and parsed in one module. */
export const datesRule = {
  create(/** @type {any} */ context) {
    const report = (/** @type {any} */ node, /** @type {string} */ what) =>
      context.report({ node, message: message(what) });
    const isDate = (/** @type {any} */ node) => node.type === 'Identifier' && node.name === 'Date';
    return {
      NewExpression(/** @type {any} */ node) {
        if (isDate(node.callee)) report(node, 'new Date()');
      },
      CallExpression(/** @type {any} */ node) {
        if (isDate(node.callee)) report(node, 'Date()');
        const { type, object, property } = node.callee;
        if (type !== 'MemberExpression' || property.type !== 'Identifier') return;
        if (isDate(object) && property.name !== 'now') report(node, `Date.${property.name}()`);
        else if (methods.has(property.name)) report(node, `${property.name}()`);
      },
      MemberExpression(/** @type {any} */ node) {
        if (node.object.name === 'Intl' && node.property.name === 'DateTimeFormat') {
          report(node, 'Intl.DateTimeFormat');
        }
      },
      ImportSpecifier(/** @type {any} */ node) {
        if (components.has(node.imported.name)) report(node, node.imported.name);
      },
    };
  },
};
