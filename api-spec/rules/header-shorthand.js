/**
 * Preprocessor: adds a header to operations with `<word>: true`, so that the header is defined only here. The errors that
 * it can cause follow from the same word (expand-errors.js).
 */
const headerShorthand = (word, parameter) => () => ({
  Operation(operation) {
    if (operation[word] !== true) return;
    const { name, ...rest } = structuredClone(parameter);
    const header = { name, in: 'header', required: false, ...rest };
    operation.parameters = [...(operation.parameters ?? []), header];
  },
});

/** Lets clients retry a request after a lost response without duplicates. */
export const Idempotent = headerShorthand('x-idempotent', {
  name: 'Idempotency-Key',
  description:
    'Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', minLength: 16, maxLength: 64 },
  example: '3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11',
});

/** Token of public forms if the operator has enabled bot protection (spec 2, section 7). */
export const BotProtected = headerShorthand('x-bot-protection', {
  name: 'X-Bot-Protection-Token',
  description:
    'Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.-]+$', minLength: 16, maxLength: 4096 },
  example: 'qL2ZkVb0m9c4yWJ1t8sR3g',
});

/**
 * Only operations with this shorthand can be used on behalf of a child or partner. All others, above all those for the
 * login, ignore the header and apply to the account itself. The SDK sends the header automatically.
 */
export const ForFamily = headerShorthand('x-for-family', {
  name: 'X-Acting-For',
  description:
    'Id from listFamily of the person that the account acts for: reads, bookings and purchases apply to this person, while the account pays and receives notifications. Without it, they apply to the account itself. It is part of each request and not of the session, so two tabs can act for two people. Calls that do not declare it ignore it.',
  schema: { type: 'string', format: 'uuid', minLength: 36, maxLength: 36 },
  example: '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01',
  'x-context': true,
});
