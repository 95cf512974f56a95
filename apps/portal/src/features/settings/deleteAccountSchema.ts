import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../lib/forms/fields.ts';

export const deleteAccountSchema = (intl: IntlShape) =>
  z.object({ password: fieldsIn(intl).password() });

export type DeleteAccountValues = z.infer<ReturnType<typeof deleteAccountSchema>>;
