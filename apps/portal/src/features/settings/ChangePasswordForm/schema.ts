import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../../lib/forms/fields.ts';

export function changePasswordSchema(intl: IntlShape) {
  const { password, newPassword } = fieldsIn(intl);
  return z.object({ oldPassword: password(), newPassword: newPassword() });
}

export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>;
