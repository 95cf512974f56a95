import { parseJson } from './parseJson.ts';
import type { Promises } from './promises.ts';
import type { Exchange, GivenAnswer, StateSetup } from './recorder.ts';
import type { Mismatch } from './results.ts';
import { sessionCookieMismatches } from './sessionCookie.ts';

/** Finds all values at a dotted path, in every list item, each with its JSON path. */
export function findValues(
  value: unknown,
  steps: readonly string[],
  path = '$',
): [string, unknown][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findValues(item, steps, `${path}[${index}]`));
  const [name, ...rest] = steps;
  if (name === undefined) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return inner === undefined ? [] : findValues(inner, rest, `${path}.${name}`);
}

/** Formats an instant as local time, such as `2026-11-26 17:00:00`. */
const localTime = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );

/** Returns the day that the states returned last; null if there is none. */
function findDay(states: readonly StateSetup[]): string | null {
  const days = states.flatMap(({ text }) => {
    const answered = parseJson(text);
    return typeof answered === 'object' && answered !== null && 'day' in answered
      ? [String(answered.day)]
      : [];
  });
  return days.at(-1) ?? null;
}

function momentMismatches(
  moments: NonNullable<Promises['moments']>,
  body: unknown,
  states: readonly StateSetup[],
): Mismatch[] {
  return Object.entries(moments).flatMap(([dotted, { local, zone }]) => {
    const day = local.includes(' ') ? '' : findDay(states);
    if (day === null) {
      const says = 'Times in the response cannot be checked without it. See the README of the kit.';
      return [{ where: 'states endpoint', expected: 'a `day`', actual: 'none', says }];
    }
    const expected = `${day} ${local}:00`.trim();
    const values = findValues(body, dotted.split('.'));
    if (values.length === 0)
      return [{ where: `$.${dotted}`, expected, actual: 'nothing', says: 'The field is missing.' }];
    return values.flatMap(([where, value]) => {
      const instant = new Date(typeof value === 'string' ? value : Number.NaN);
      const shown = Number.isNaN(instant.getTime()) ? 'no instant' : localTime(instant, zone);
      if (shown === expected) return [];
      const says = `The provider states determine this time, in the zone ${zone}.`;
      return [{ where, expected, actual: `${shown} (${JSON.stringify(value)})`, says }];
    });
  });
}

const toTime = (value: unknown): unknown => (typeof value === 'string' ? Date.parse(value) : value);

function instantMismatches(instants: NonNullable<Promises['instants']>, body: unknown): Mismatch[] {
  return Object.entries(instants).flatMap(([dotted, expected]) => {
    const values = findValues(body, dotted.split('.'));
    return expected.flatMap((instant, index) => {
      const [where, value] = values[index] ?? [`$.${dotted}`, undefined];
      if (toTime(value) === toTime(instant)) return [];
      const says = 'Any notation of this instant matches.';
      const actual = value === undefined ? 'nothing' : JSON.stringify(value);
      return [{ where, expected: String(instant), actual, says }];
    });
  });
}

function anyOrderMismatches(
  anyOrder: NonNullable<Promises['anyOrder']>,
  body: unknown,
): Mismatch[] {
  return Object.entries(anyOrder).flatMap(([dotted, expected]) => {
    const values = findValues(body, dotted.split('.')).map(([, value]) => value);
    const others = [...values];
    return expected.flatMap((value) => {
      const index = others.indexOf(value);
      if (index !== -1) {
        others.splice(index, 1);
        return [];
      }
      const says = 'The provider states determine this value of a list item, in any order.';
      const actual = JSON.stringify(values);
      return [{ where: `$.${dotted}`, expected: JSON.stringify(value), actual, says }];
    });
  });
}

/** Returns the broken promises of a response; empty if all are kept. */
export function promiseMismatches(
  { cookie, moments, instants, anyOrder }: Promises,
  answer: GivenAnswer,
  { states }: Exchange,
): Mismatch[] {
  return [
    ...(cookie ? sessionCookieMismatches(cookie, answer.headers['set-cookie'] ?? []) : []),
    ...(moments ? momentMismatches(moments, parseJson(answer.body), states) : []),
    ...(instants ? instantMismatches(instants, parseJson(answer.body)) : []),
    ...(anyOrder ? anyOrderMismatches(anyOrder, parseJson(answer.body)) : []),
  ];
}
