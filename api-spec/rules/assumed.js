/**
 * `x-assumed` tells a backend team what was designed here because the catalogue leaves it open (specification 2, section 7):
 * a sentence for each part of an operation that is ours, none for a part that the catalogue shows.
 */
const parts = ['path', 'request', 'response'];

const shortest = 20;

const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSentence = (text) =>
  typeof text === 'string' && text.length >= shortest && text.endsWith('.');

export const Assumed = () => ({
  Operation(operation, { report, location }) {
    const assumed = operation['x-assumed'];
    if (assumed === undefined) return;
    const at = location.child('x-assumed');
    const say = (message, place = at) =>
      report({ message: `${operation.operationId}: ${message}`, location: place });
    const named = isMap(assumed) ? Object.keys(assumed) : [];
    if (named.length === 0) {
      say(
        `x-assumed is a map from ${parts.join(', ')} to what was chosen; leave it out where the catalogue leaves nothing open.`,
      );
      return;
    }
    for (const part of named) {
      if (!parts.includes(part))
        say(`x-assumed has no part "${part}", only ${parts.join(', ')}.`, at.child(part).key());
      else if (!isSentence(assumed[part]))
        say(
          `x-assumed.${part} is a sentence of at least ${shortest} characters with a full stop: what the catalogue leaves open, and what was chosen.`,
          at.child(part),
        );
    }
  },
});
