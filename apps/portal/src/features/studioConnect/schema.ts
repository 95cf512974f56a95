import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { fieldsIn } from '../../lib/forms/fields.ts';
import { isIban } from '../../lib/forms/iban.ts';
import { validationMessages } from '../../lib/forms/messages.ts';
import { fieldsOf, type ConnectValues, type Way } from './ways.ts';

/** Checks the fields of one way; what was typed for the others stays as it is. Patterns are those of the description. */
export function connectSchema(intl: IntlShape, way: Way) {
  const { birthday, email, name, required } = fieldsIn(intl);
  const fits = (test: (value: string) => boolean, fault: keyof typeof validationMessages) =>
    z.refine<string>(
      (value) => value === '' || test(value),
      intl.formatMessage(validationMessages[fault]),
    );
  const asked: readonly string[] = fieldsOf[way];
  const when = (field: keyof ConnectValues, check: z.ZodMiniString) =>
    asked.includes(field) ? check : z.string();
  return z.object({
    studioId: required(20),
    email: when('email', email()),
    customerCode: when(
      'customerCode',
      required(32).check(fits((value) => /^[a-z0-9-]{3,}$/i.test(value), 'customerCode')),
    ),
    iban: when('iban', required(42).check(fits(isIban, 'iban'))),
    ibanSuffix: when(
      'ibanSuffix',
      required(5).check(fits((value) => /^[a-z0-9]{4}$/i.test(value), 'ibanSuffix')),
    ),
    lastname: when('lastname', name()),
    dateOfBirth: when('dateOfBirth', birthday()),
  });
}

/** An invitation names the member; the day of birth is what proves who it is. */
export const birthdaySchema = (intl: IntlShape) =>
  z.object({ dateOfBirth: fieldsIn(intl).birthday() });

export type BirthdayValues = z.infer<ReturnType<typeof birthdaySchema>>;
