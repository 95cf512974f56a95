import { expect, test } from 'vitest';
import type { Json, Schema } from '../description.ts';
import { matchesBranch } from '../schema.ts';
import { allowedChanges } from '../verify/allowed.ts';
import { bodyDrifts } from '../verify/drifts.ts';
import { buildMutants } from '../verify/mutants.ts';

test.for<[Schema, Json]>([
  [{ type: 'number' }, 1],
  [{ type: 'string' }, 'text'],
  [{ type: 'object', required: ['id'], properties: { id: { type: 'number' } } }, { id: 1 }],
  [{ type: 'object' }, {}],
])('rejects the mismatched shape in every branch of a nullable %j', ([branch, value]) => {
  const schema = {
    type: 'object',
    required: ['field'],
    properties: { field: { oneOf: [branch, { type: 'null' }] } },
  };
  const body = { field: value };
  const shapes = bodyDrifts({
    schema,
    body,
    literal: [],
    moments: [],
    anyOrder: {},
    asked: [],
    others: [],
  })
    .filter(({ kind }) => kind === 'nullable with wrong shape')
    .map(({ changed }) => changed());
  expect(shapes).toHaveLength(1);
  expect(
    shapes.filter((changed) => matchesBranch(branch, Object.values(changed ?? {})[0] ?? null)),
  ).toEqual([]);
});

const items = ['PAID', 'OPEN', 'OPEN'].map((state) => ({ state }));
const list = {
  schema: {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['state'],
          properties: { state: { type: ['string', 'null'] } },
        },
      },
    },
  },
  body: { items },
  literal: [],
  moments: [],
};

test('changes a value that is required in any order unless a further item has it too', () => {
  const places = (...required: string[]) =>
    bodyDrifts({ ...list, anyOrder: { 'items.state': required }, asked: [], others: [] })
      .filter(({ changed }) => /"(?:PAI0|OPE0)"/.test(JSON.stringify(changed())))
      .map(({ path }) => path);
  expect(places('PAID', 'OPEN')).toEqual(['$.items[0].state']);
  expect(places('OPEN', 'OPEN')).toEqual(['$.items[1].state', '$.items[2].state']);
});

test('accepts no null for values that are required in any order', () => {
  const changes = (anyOrder: Record<string, string[]>) =>
    allowedChanges({ ...list, anyOrder, instants: [] }).map(({ path }) => path);
  expect(changes({})).toHaveLength(3);
  expect(changes({ 'items.state': ['PAID'] })).toEqual([]);
});

test('accepts another offset for an instant that a state fixes', () => {
  const changes = allowedChanges({
    schema: { type: 'object', required: ['start'], properties: { start: { type: 'string' } } },
    body: { start: '2026-11-26T17:00:00+01:00' },
    literal: [],
    moments: ['start'],
    anyOrder: {},
    instants: [],
  });
  expect(changes.map(({ kind, changed }) => [kind, changed()])).toEqual([
    ['instant with another offset', { start: '2026-11-26T16:00:00.000Z' }],
  ]);
});

test.for([
  ['logout', 204, ''],
  ['listUsaStates', 200, '[]'],
  ['createPublicWithdrawal', 400, '{"errorCode":"validation.error.invalid"}'],
  ['createPublicWithdrawal', 422, '{"errorCode":"request.error.idempotencykeyreused"}'],
] as const)('changes the status of a response of %s with %i', ([name, status, body]) => {
  const description = `${name} ${status} answer`;
  const request = { method: 'POST', path: '/' };
  const answer = { status, headers: {}, body };
  const interaction = { description, providerStates: [], request, response: { status } };
  const mutant = buildMutants([{ interaction, states: [], answer }]).find(
    ({ kind }) => kind === 'status changed',
  );
  const drifted = mutant?.answers[0]?.().answer.status;
  expect(drifted).toBeTypeOf('number');
  expect(drifted).not.toBe(status);
});
