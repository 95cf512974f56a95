import type { FieldInput } from '../../../lib/forms/fieldSpec.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { messages } from './messages.ts';

/** Field for a code from a mail. */
export const codeField = {
  label: messages.code,
  missing: messages.enterCode,
  invalid: validationMessages.code,
  type: 'text',
  folded: 'code',
  autoComplete: 'one-time-code',
} as const satisfies FieldInput;
