import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../lib/forms/fields.ts';

export const addressSchema = (intl: IntlShape) => z.object({ email: fieldsIn(intl).email() });

/** @param isTyped whether another address is typed; otherwise one of the known ones was chosen */
export function mainEmailSchema(intl: IntlShape, isTyped: boolean) {
  const { email, password, required, text } = fieldsIn(intl);
  return z.object({
    choice: required(254),
    email: isTyped ? email() : text(254),
    password: password(),
  });
}

export const removeSchema = (intl: IntlShape) => z.object({ email: fieldsIn(intl).required(254) });

export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;
export type MainEmailValues = z.infer<ReturnType<typeof mainEmailSchema>>;
export type RemoveValues = z.infer<ReturnType<typeof removeSchema>>;
