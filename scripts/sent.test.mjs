import { expect, test } from 'vitest';
import { missingShapes } from './sent.mjs';

const known = [
  { operationId: 'saveThing', method: 'POST', path: /^\/things\/[^/]+$/, parameters: 2 },
];
const interaction = {
  description: 'saveThing 200 saved',
  request: {
    query: { page: ['1'] },
    headers: { 'X-Tenant': ['northside'], Accept: ['*/*'] },
    body: { contentType: 'application/json', content: { name: 'a', address: { city: null } } },
  },
  response: { status: 200 },
};
const sent = {
  method: 'POST',
  path: '/things/1',
  query: ['page'],
  headers: ['x-tenant'],
  body: ['address.city=null', 'name'],
};
const missing = (/** @type {Partial<typeof sent>} */ changes, status = 200) =>
  missingShapes([{ ...sent, ...changes }], [{ ...interaction, response: { status } }], known);

test('reports nothing that an interaction covers', () => {
  expect(missing({})).toEqual([]);
});

test.each([
  ['a field more', { body: ['address.city=null', 'name', 'size'] }, 'with size'],
  ['a field less', { body: ['address.city=null'] }, 'with name left out'],
  ['a value instead of null', { body: ['address.city', 'name'] }, 'with address.city'],
  ['another parameter', { query: ['page', 'size'] }, '?page&size'],
])('reports %s', (_what, changes, words) => {
  expect(missing(changes)).toEqual([`saveThing ${words}`]);
});

test('reports a header that no interaction has', () => {
  expect(missing({ headers: ['accept-language', 'x-tenant'] })).toEqual([
    'saveThing with the headers accept-language, x-tenant',
  ]);
});

test('ignores interactions with error responses', () => {
  expect(missing({}, 400)).toContain('saveThing ?page');
});

test('ignores requests that are not calls of the backend', () => {
  expect(missing({ path: '/messages/de.json' })).toEqual([]);
});
