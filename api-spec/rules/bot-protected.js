/**
 * Preprocessor: an operation that says `x-bot-protection: true` is what a public form sends. Where the operator has switched bot
 * protection on, it takes the token that the protection's script has given for the action `submit`, once (specification 2, section 7).
 * The refusal without one follows from the same word (expand-errors.js).
 */
const parameter = {
  name: 'X-Bot-Protection-Token',
  in: 'header',
  required: false,
  description:
    'What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.-]+$', minLength: 16, maxLength: 4096 },
  example: 'qL2ZkVb0m9c4yWJ1t8sR3g',
};

export const BotProtected = () => ({
  Operation(operation) {
    if (operation['x-bot-protection'] !== true) return;
    operation.parameters = [...(operation.parameters ?? []), structuredClone(parameter)];
  },
});
