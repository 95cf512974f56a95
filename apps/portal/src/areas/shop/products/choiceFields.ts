import { VoucherRecipient } from '@studio-portal/sdk/zod/schemas/VoucherRecipient';
import * as z from 'zod/mini';
import type { FieldSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** All fields of a product form; the kind decides which of them are shown. */
export const choiceFields = {
  variant: {
    label: messages.choose,
    missing: messages.chooseVariant,
    type: 'choice',
    schema: z.string(),
    autoComplete: 'off',
  },
  day: {
    label: messages.day,
    missing: messages.chooseDay,
    type: 'choice',
    schema: z.string(),
    autoComplete: 'off',
  },
  quantity: {
    label: messages.quantity,
    missing: messages.chooseQuantity,
    type: 'choice',
    schema: z.string(),
    autoComplete: 'off',
  },
  recipient: {
    label: messages.recipientField,
    type: 'text',
    schema: VoucherRecipient.shape.name,
    required: false,
    autoComplete: 'off',
  },
  message: {
    label: messages.messageField,
    type: 'text',
    schema: VoucherRecipient.shape.message,
    autoComplete: 'off',
  },
  payment: {
    label: messages.payment,
    missing: messages.payment,
    type: 'choice',
    schema: z.string(),
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

export type ChoiceValues = ValuesOf<typeof choiceFields>;
