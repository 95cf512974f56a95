import * as z from 'zod/mini';
import { dayIn, readerZone, toWire } from '../dates/dates.ts';

/** A new password has at least 8 characters, a letter and a digit (spec 1.5). */
export const newPassword = z.refine<string>(
  (text) => text.length >= 8 && /\p{L}/u.test(text) && /\d/.test(text),
);

/** The 100 years that end with this one, the latest first (spec 1.5). */
export const birthYears = (): readonly number[] => {
  const year = Number(dayIn(readerZone()).slice(0, 4));
  return Array.from({ length: 100 }, (_, before) => year - before);
};

/** A birthday is in the past, in one of `birthYears`. The value is a calendar day, YYYY-MM-DD. */
export const birthday = z.check<string>(({ value: day, issues }) => {
  const today = dayIn(readerZone());
  if (day >= today)
    issues.push({ code: 'too_big', origin: 'date', maximum: toWire(today).getTime(), input: day });
  else if (!birthYears().includes(Number(day.slice(0, 4))))
    issues.push({ code: 'custom', input: day });
});

/**
 * A text that people type with blanks, hyphens or small letters, as the request takes it. One issue stands for all that is wrong: a limit would
 * count other characters than those that were typed.
 */
export const compacted = (schema: z.ZodMiniType) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
    z.refine((text) => schema.safeParse(text).success),
  );

/**
 * An IBAN has the length, shape and check digits of its country. The list of countries is loaded with the first check; where it cannot be
 * loaded (offline), the server alone checks. Errors of the check itself are thrown, so that nothing is sent unchecked.
 */
export const iban = z.refine<string>(async (text) => {
  const module = await import('./isIban.ts').catch(() => undefined);
  return module?.isIban(text) ?? true;
});
