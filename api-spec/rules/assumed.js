/** `x-assumed` says which parts of an operation were designed here because the catalogue does not show them. */
const parts = ['path', 'request', 'response'];

export const Assumed = () => ({
  Operation(operation, { report, location }) {
    const assumed = operation['x-assumed'];
    if (assumed === undefined) return;
    const wrong = Array.isArray(assumed)
      ? assumed.filter((part) => !parts.includes(part))
      : [assumed];
    if (wrong.length > 0 || new Set(assumed).size !== assumed.length)
      report({
        message: `x-assumed lists each of ${parts.join(', ')} at most once; found ${JSON.stringify(assumed)}.`,
        location: location.child('x-assumed'),
      });
  },
});
