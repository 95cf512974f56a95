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

test('keeps the complete example for the SDK', () => {
  expect(buildExpectation(course, yoga, 'course').body).toEqual(yoga);
});
