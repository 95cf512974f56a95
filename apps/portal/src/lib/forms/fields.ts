import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { dayIn, isDay, readerZone } from '../dates.ts';
import { validationMessages } from './messages.ts';

/** Letters of any script, blanks, dots, hyphens and apostrophes: the description's pattern of a name. */
const namePattern = /^[\p{L}\p{M} .'’-]+$/u;
const phonePattern = /^[0-9+()/ .-]{5,30}$/;

/**
 * The kinds of fields that forms are made of, with the faults of specification 1, section 5 in the reader's language. Lengths
 * and patterns are those of the description.
 */
export function fieldsIn(intl: IntlShape) {
  const say = (message: keyof typeof validationMessages, count?: number) =>
    intl.formatMessage(validationMessages[message], { count: count ?? 0 });
  const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, say('tooLong', max)));
  const required = (max: number) =>
    z
      .string()
      .check(z.trim(), z.minLength(1, say('required')), z.maxLength(max, say('tooLong', max)));
  /** Nothing typed has its own fault, if it is one. */
  const typed = (test: (value: string) => boolean, fault: keyof typeof validationMessages) =>
    z.refine<string>((value) => value === '' || test(value), say(fault));
  const today = dayIn(readerZone());
  // Birthdays lie in the 100 years that end with this one.
  const firstYear = Number(today.slice(0, 4)) - 99;
  const pastDay = [
    typed((value) => isDay(value) && Number(value.slice(0, 4)) >= firstYear, 'date'),
    typed((value) => !isDay(value) || value < today, 'past'),
  ] as const;
  return {
    text,
    required,
    name: () => required(80).check(typed((value) => namePattern.test(value), 'name')),
    email: () =>
      required(254).check(typed((value) => z.safeParse(z.email(), value).success, 'email')),
    phone: () => text(30).check(typed((value) => phonePattern.test(value), 'phone')),
    /** A calendar day in the past, `YYYY-MM-DD`. */
    birthday: () => required(10).check(...pastDay),
    /** The same, or nothing. */
    optionalBirthday: () => text(10).check(...pastDay),
    /** A password that exists: only the server may say what is wrong with it. */
    password: () => z.string().check(z.minLength(1, say('required'))),
    /** At least 8 characters with at least one letter and one digit; blanks are part of it. */
    newPassword: () =>
      z.string().check(
        z.minLength(1, say('required')),
        z.maxLength(200, say('tooLong', 200)),
        typed((value) => value.length >= 8 && /\p{L}/u.test(value) && /\d/.test(value), 'password'),
      ),
    /** The code of a mail, as typed or pasted. */
    code: () => required(20).check(typed((value) => /^[a-z0-9 -]{6,20}$/i.test(value), 'code')),
    accepted: (fault: string) => z.boolean().check(z.refine<boolean>((value) => value, fault)),
  };
}
