import { parsedJson } from './parsedJson.ts';
import type { Promises } from './promises.ts';
import type { Exchange, GivenAnswer, StateSetup } from './recorder.ts';
import type { Mismatch } from './results.ts';
import { sessionCookieFaults } from './sessionCookie.ts';

/** The values at a dotted path, lists entered, each with its JSON path. */
function valuesAt(value: unknown, steps: readonly string[], path = '$'): [string, unknown][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => valuesAt(item, steps, `${path}[${index}]`));
  const [name, ...rest] = steps;
  if (name === undefined) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return inner === undefined ? [] : valuesAt(inner, rest, `${path}.${name}`);
}

/** An instant as a clock in a place shows it: `2026-11-26 17:00:00`. */
const localTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );

/** The day that the states have answered; null when none did. */
function dayOf(states: readonly StateSetup[]): string | null {
  const days = states.flatMap(({ text }) => {
    const answered = parsedJson(text);
    return typeof answered === 'object' && answered !== null && 'day' in answered
      ? [String(answered.day)]
      : [];
  });
  return days.at(-1) ?? null;
}

function momentFaults(
  moments: NonNullable<Promises['moments']>,
  body: unknown,
  states: readonly StateSetup[],
): Mismatch[] {
  return Object.entries(moments).flatMap(([dotted, { local, zone }]) => {
    const day = local.includes(' ') ? '' : dayOf(states);
    if (day === null) {
      const says =
        'The times of the answer cannot be compared without it: see the README of the kit.';
      return [{ where: 'states endpoint', expected: 'a `day`', actual: 'none', says }];
    }
    const expected = `${day} ${local}:00`.trim();
    const values = valuesAt(body, dotted.split('.'));
    if (values.length === 0)
      return [{ where: `$.${dotted}`, expected, actual: 'nothing', says: 'It is missing.' }];
    return values.flatMap(([where, value]) => {
      const instant = new Date(typeof value === 'string' ? value : Number.NaN);
      const shown = Number.isNaN(instant.getTime()) ? 'no instant' : localTime(instant, zone);
      if (shown === expected) return [];
      const says = `The states fix this moment, in the zone ${zone}.`;
      return [{ where, expected, actual: `${shown} (${JSON.stringify(value)})`, says }];
    });
  });
}

/** What of the promises an answer does not keep; empty when it keeps all. */
export function promiseFaults(
  { cookie, moments }: Promises,
  answer: GivenAnswer,
  { states }: Exchange,
): Mismatch[] {
  return [
    ...(cookie ? sessionCookieFaults(cookie, answer.headers['set-cookie'] ?? []) : []),
    ...(moments ? momentFaults(moments, parsedJson(answer.body), states) : []),
  ];
}
