import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../lib/forms/fields.ts';

export const emailSchema = (intl: IntlShape) => z.object({ email: fieldsIn(intl).email() });

export function newPasswordSchema(intl: IntlShape) {
  const { code, newPassword } = fieldsIn(intl);
  return z.object({ code: code(), password: newPassword() });
}

export type EmailValues = z.infer<ReturnType<typeof emailSchema>>;
export type NewPasswordValues = z.infer<ReturnType<typeof newPasswordSchema>>;
