import * as z from 'zod/mini';
import { foldText } from '../foldText.ts';
import { dayInZone, browserZone, toWire } from '../dates/dates.ts';

/** A new password has at least 8 characters, a letter and a digit (spec 1.5). */
export const newPassword = z.refine<string>(
  (text) => text.length >= 8 && /\p{L}/u.test(text) && /\d/.test(text),
);

/** Returns the 100 years that end with this one, latest first (spec 1.5). */
export const birthYears = (): readonly number[] => {
  const year = Number(dayInZone(browserZone()).slice(0, 4));
  return Array.from({ length: 100 }, (_, before) => year - before);
};

/** A birthday is in the past, in one of `birthYears`. The value is a calendar day, YYYY-MM-DD. */
export const birthday = z.check<string>(({ value: day, issues }) => {
  const today = dayInZone(browserZone());
  if (day >= today)
    issues.push({ code: 'too_big', origin: 'date', maximum: toWire(today).getTime(), input: day });
  else if (!birthYears().includes(Number(day.slice(0, 4))))
    issues.push({ code: 'custom', input: day });
});

/** A requested day is not over yet in a time zone, such as the studio's. The value is YYYY-MM-DD. */
export const upcomingDay = (zone: string) =>
  z.check<string>(({ value: day, issues }) => {
    const today = dayInZone(zone);
    if (day < today)
      issues.push({
        code: 'too_small',
        origin: 'date',
        minimum: toWire(today).getTime(),
        input: day,
      });
  });

/**
 * Accepts an IBAN or BIC in any notation, and converts it to the form of the request.
 * Reports one issue for any error, because a limit would count other characters than those typed.
 */
export const compacted = (schema: z.ZodMiniType) =>
  z.string().check(
    z.overwrite((text) => foldText('account', text)),
    z.refine((text) => schema.safeParse(text).success),
  );

/**
 * Validates an IBAN: length, shape and check digits of its country. The list of countries loads
 * with the first check; if that fails (offline), only the server validates. Errors of the check
 * itself are thrown, so that nothing is sent unchecked.
 */
export const iban = z.refine<string>(async (text) => {
  const module = await import('./isIban.ts').catch(() => undefined);
  return module?.isIban(text) ?? true;
});
