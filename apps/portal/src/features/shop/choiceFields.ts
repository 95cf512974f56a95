import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** All that the page of a product may ask; which of it depends on the kind. Limits are those of createProductVariantCheckoutV4. */
export const choiceFields = {
  variant: {
    label: messages.choose,
    missing: messages.chooseVariant,
    kind: 'choice',
    autoComplete: 'off',
  },
  day: { label: messages.day, missing: messages.chooseDay, kind: 'choice', autoComplete: 'off' },
  quantity: {
    label: messages.quantity,
    missing: messages.chooseQuantity,
    kind: 'choice',
    autoComplete: 'off',
  },
  recipient: { label: messages.recipientField, kind: 'text', max: 80, autoComplete: 'off' },
  message: { label: messages.messageField, kind: 'text', max: 500, autoComplete: 'off' },
  payment: {
    label: messages.payment,
    missing: messages.payment,
    kind: 'choice',
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

export type ChoiceValues = ValuesOf<typeof choiceFields>;
