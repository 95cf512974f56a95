/** Between a break and its reason in approved-changes.txt. */
const arrow = ' => ';

/**
 * @param {string} text of approved-changes.txt: lines `what breaks => why it may`; others begin with #
 * @returns {Map<string, string>} break → reason
 */
function approvedIn(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [change = '', ...reason] = line.split(arrow);
      return [change.trim(), reason.join(arrow).trim()];
    }),
  );
}

/**
 * Whether what breaks may be released: each break has its reason, each reason its break, and a changeset says major.
 * @param {string[]} breaks
 * @param {object} known
 * @param {string} known.approved text of approved-changes.txt
 * @param {string[]} known.changesets their texts
 * @returns {string[]} what is wrong, with what to do; empty when nothing is
 */
export function faultsOf(breaks, { approved, changesets }) {
  const reasons = approvedIn(approved);
  const isMajor = changesets.some((text) => /^['"]@studio-portal\/sdk['"]: major$/m.test(text));
  const open = breaks.filter((one) => !reasons.get(one));
  const idle = [...reasons.keys()].filter((one) => !breaks.includes(one));
  return [
    ...open.map((one) => `Breaks users of the last release: ${one}`),
    ...(open.length > 0
      ? [
          `Undo it, or approve it in api-spec/approved-changes.txt by a line of its text, "${arrow.trim()}" and the reason.`,
        ]
      : []),
    ...idle.map(
      (one) => `api-spec/approved-changes.txt approves what is no break (any more): ${one}`,
    ),
    ...(breaks.length > 0 && !isMajor
      ? ["A break needs a changeset that says '@studio-portal/sdk': major (npm run changeset)."]
      : []),
  ];
}
