import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { dayIn, isDay, readerZone } from '../../../lib/dates.ts';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { flowMessages } from '../flowMessages.ts';

/** Letters of any script, blanks, dots, hyphens and apostrophes: the description's pattern of a name. */
const namePattern = /^[\p{L}\p{M} .'’-]+$/u;
const phonePattern = /^[0-9+()/ .-]{5,30}$/;

/**
 * The contact step (specification 1, section 5). Lengths and patterns are those of CustomerData in the description; a test
 * holds this schema to the SDK's.
 */
export function contactSchema(intl: IntlShape) {
  const say = (message: (typeof validationMessages)['required'], count?: number) =>
    intl.formatMessage(message, { count: count ?? 0 });
  const text = (max: number) =>
    z.string().check(z.trim(), z.maxLength(max, say(validationMessages.tooLong, max)));
  const required = (max: number) =>
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, say(validationMessages.required)),
        z.maxLength(max, say(validationMessages.tooLong, max)),
      );
  const name = () =>
    required(80).check(
      z.refine((value) => value === '' || namePattern.test(value), say(validationMessages.name)),
    );
  const today = dayIn(readerZone());
  return z.object({
    firstname: name(),
    lastname: name(),
    email: required(254).check(
      z.refine(
        (value) => value === '' || z.safeParse(z.email(), value).success,
        say(validationMessages.email),
      ),
    ),
    phone: text(30).check(
      z.refine(
        (value) => value === '' || phonePattern.test(value),
        intl.formatMessage(flowMessages.phoneInvalid),
      ),
    ),
    dateOfBirth: required(10).check(
      z.refine((value) => value === '' || isDay(value), say(validationMessages.date)),
      z.refine((value) => !isDay(value) || value < today, say(validationMessages.past)),
    ),
    street: required(120),
    houseNumber: text(20),
    zipCode: required(12),
    city: required(100),
    countryCode: required(2),
  });
}

export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;
