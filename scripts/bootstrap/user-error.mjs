/**
 * Something the person at the keyboard can put right. Its message is the whole answer: what is
 * wrong, where, and what to do. It is printed without a stack trace, exit code 2.
 */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}
