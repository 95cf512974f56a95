import { expect, test } from 'vitest';
import { promiseMismatches } from '../../provider/promiseCheck.ts';
import { sessionCookieMismatches } from '../../provider/sessionCookie.ts';

const promised = { instants: { 'typedArgs.value': ['2026-12-01T23:00:00Z', null] } };

const check = (...values: (string | null)[]) => {
  const typedArgs = values.map((value) => ({ type: 'TIMESTAMP', value }));
  const answer = { status: 409, headers: {}, body: JSON.stringify({ typedArgs }) };
  return promiseMismatches(promised, answer, {
    states: [],
    request: null,
    answer,
    failure: null,
  }).map(({ where }) => where);
};

test.for(['2026-12-01T23:00:00Z', '2026-12-02T00:00:00+01:00', '2026-12-01T23:00:00.000+00:00'])(
  'accepts %s for the same instant',
  (instant) => {
    expect(check(instant, null)).toEqual([]);
  },
);

test('names an instant that differs or is missing', () => {
  expect(check('2026-12-02T00:00:00Z', null)).toEqual(['$.typedArgs[0].value']);
  expect(check('2026-12-01T23:00:00Z', '2026-12-01T23:00:00Z')).toEqual(['$.typedArgs[1].value']);
  expect(check()).toEqual(['$.typedArgs.value', '$.typedArgs.value']);
});

test('requires values of list items in any order, and ignores further items', () => {
  const checkStates = (...states: string[]) => {
    const answer = {
      status: 200,
      headers: {},
      body: JSON.stringify({ items: states.map((state) => ({ state })) }),
    };
    const exchange = { states: [], request: null, answer, failure: null };
    return promiseMismatches(
      { anyOrder: { 'items.state': ['PAID', 'OPEN', 'PAID'] } },
      answer,
      exchange,
    ).map(({ where, expected }) => `${where} ${expected}`);
  };
  expect(checkStates('OPEN', 'PAID', 'CANCELED', 'PAID')).toEqual([]);
  expect(checkStates('OPEN', 'PAID', 'CANCELED')).toEqual(['$.items.state "PAID"']);
});

test.for([
  ['HttpOnly', 'Path=/; SameSite=Lax; Max-Age=0'],
  ['SameSite=Lax or Strict', 'Path=/; HttpOnly; Max-Age=0'],
  ['Max-Age=0', 'Path=/; HttpOnly; SameSite=Lax'],
] as const)('requires %s in the cookie of a session that ends', ([expected, attributes]) => {
  const mismatches = sessionCookieMismatches('ends', [`SESSION=; ${attributes}`]);
  expect(mismatches.map((one) => one.expected)).toEqual([expected]);
});
