import { expect, test } from 'vitest';
import type { Schema } from '../description.ts';
import { buildExpectation } from '../expectation.ts';

const picture: Schema = {
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string' } },
};
const course: Schema = {
  type: 'object',
  required: ['name', 'slots', 'image'],
  properties: {
    name: { type: 'string' },
    slots: { type: 'array', items: { type: 'string' } },
    image: { oneOf: [picture, { type: 'null' }] },
  },
};
const courses: Schema = { type: 'array', items: course };
const yoga = { name: 'Yoga', slots: [], image: { url: '/yoga.svg' } };

test('requires an empty list literally', () => {
  const { expected, rules } = buildExpectation(courses, [], 'courses');
  expect({ expected, rules: [...rules] }).toEqual({ expected: [], rules: [] });
});

test('accepts any list for an empty one inside a list item unless the row fixes it', () => {
  const chance = buildExpectation(courses, [yoga], 'courses');
  expect(chance.rules.get('$[*].slots')).toEqual({ match: 'type' });
  const fixed = buildExpectation(courses, [yoga], 'courses', ['slots']);
  expect(fixed.rules.get('$[*].slots')).toEqual({ match: 'text', regex: String.raw`^\[\]$` });
  expect(fixed.expected).toEqual([{ name: 'Yoga', slots: null, image: null }]);
});

test('accepts null for a nullable object unless the row fixes a value inside it', () => {
  expect(buildExpectation(course, yoga, 'course').rules.get('$.image')).toEqual({
    match: 'text',
    regex: String.raw`^(?:|null|\{[\s\S]*)$`,
  });
  const fixed = buildExpectation(course, yoga, 'course', ['image.url']);
  expect(fixed.expected).toEqual({ ...yoga });
  expect(fixed.rules.get('$.image.url')).toEqual({ match: 'equality' });
});

test('compares numbers and instants of a list by their value', () => {
  const paid: Schema = {
    type: 'object',
    required: ['amount', 'paidAt'],
    properties: { amount: { type: 'number' }, paidAt: { type: 'string', format: 'date-time' } },
  };
  const payments = [
    { amount: 10, paidAt: '2026-12-02T00:00:00+01:00' },
    { amount: 14.5, paidAt: '2026-12-03T00:00:00+01:00' },
  ];
  const exactly = ['amount', 'paidAt'];
  const { rules, instants } = buildExpectation(
    { type: 'array', items: paid },
    payments,
    'payments',
    exactly,
  );
  const accepts = (path: string, text: string) => {
    const rule = rules.get(path);
    return rule?.match === 'numeral' && new RegExp(rule.regex).test(text);
  };
  expect(['10', '10.00', '100', '1'].map((text) => accepts('$[0].amount', text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['14.5', '14.50', '14', '14.55'].map((text) => accepts('$[1].amount', text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(instants).toEqual({ paidAt: payments.map(({ paidAt }) => paidAt) });
});

test('keeps the complete example for the SDK', () => {
  expect(buildExpectation(course, yoga, 'course').body).toEqual(yoga);
});
