/**
 * Preprocessor: an operation that says `<word>: true` takes a header, which stands with its word once, here and nowhere else in the source.
 * What is refused because of it follows from the same word (expand-errors.js).
 */
const takesHeader = (word, parameter) => () => ({
  Operation(operation) {
    if (operation[word] !== true) return;
    const { name, ...rest } = structuredClone(parameter);
    const header = { name, in: 'header', required: false, ...rest };
    operation.parameters = [...(operation.parameters ?? []), header];
  },
});

/** A client that did not hear the answer sends the request again under the same key, and nothing is made twice. */
export const Idempotent = takesHeader('x-idempotent', {
  name: 'Idempotency-Key',
  description:
    'A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', minLength: 16, maxLength: 64 },
  example: '3f1c9a52-7b0e-4c55-9d6b-0a4b8e2f6d11',
});

/** What a public form sends, where the operator has switched bot protection on (specification 2, section 7). */
export const BotProtected = takesHeader('x-bot-protection', {
  name: 'X-Bot-Protection-Token',
  description:
    'What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.-]+$', minLength: 16, maxLength: 4096 },
  example: 'qL2ZkVb0m9c4yWJ1t8sR3g',
});

/**
 * The list of what an account may do for its child or partner is the list of the operations that say so; every other one, above all what is
 * about the login, means the account itself, whatever the header says. One of the headers that the SDK sends by itself, so no caller names it.
 */
export const ForFamily = takesHeader('x-for-family', {
  name: 'X-Acting-For',
  description:
    'The person whom the account acts for, as listFamily names them: what is read, booked or bought is theirs, and the account that acts pays and is told. Left out, it is the account itself. Part of each request and never of the session, so two tabs may act for two people. Calls that do not declare it mean the account itself and ignore it.',
  schema: { type: 'string', format: 'uuid', minLength: 36, maxLength: 36 },
  example: '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01',
  'x-context': true,
});
