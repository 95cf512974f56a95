/**
 * `x-assumed` documents what the API description adds where the backend's catalogue is silent (spec 2, section 7):
 * one sentence per assumed part of an operation, none for parts that the catalogue specifies.
 */
const parts = ['path', 'request', 'response'];

const shortest = 20;

const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSentence = (text) =>
  typeof text === 'string' && text.length >= shortest && text.endsWith('.');

export const Assumptions = () => ({
  Operation(operation, { report, location }) {
    const assumed = operation['x-assumed'];
    if (assumed === undefined) return;
    const at = location.child('x-assumed');
    const reportError = (message, place = at) =>
      report({ message: `${operation.operationId}: ${message}`, location: place });
    const named = isMap(assumed) ? Object.keys(assumed) : [];
    if (named.length === 0) {
      reportError(
        `x-assumed must map ${parts.join(', ')} to a sentence. Omit it if the catalogue leaves nothing open.`,
      );
      return;
    }
    for (const part of named) {
      if (!parts.includes(part))
        reportError(
          `x-assumed has an unknown part "${part}". Use ${parts.join(', ')}.`,
          at.child(part).key(),
        );
      else if (!isSentence(assumed[part]))
        reportError(
          `x-assumed.${part} must be a sentence of at least ${shortest} characters with a full stop. Describe what the catalogue leaves open and what was chosen.`,
          at.child(part),
        );
    }
  },
});
