import type { FieldSpec } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** The code of a mail. */
export const codeField = {
  label: messages.code,
  missing: messages.enterCode,
  kind: 'code',
  max: 20,
  autoComplete: 'one-time-code',
} as const satisfies FieldSpec;
