/**
 * Preprocessor: an operation that says `x-idempotent: true` takes an Idempotency-Key. A client that did not hear the answer sends the
 * request again under the same key, and nothing is made twice. The refusal of a key that was used for something else follows from the
 * same word (expand-errors.js).
 */
const parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', minLength: 16, maxLength: 64 },
  example: '3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11',
};

export const Idempotent = () => ({
  Operation(operation) {
    if (operation['x-idempotent'] !== true) return;
    operation.parameters = [...(operation.parameters ?? []), structuredClone(parameter)];
  },
});
