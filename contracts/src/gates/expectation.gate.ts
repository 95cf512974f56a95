import { expect, test } from 'vitest';
import type { Schema } from '../description.ts';
import { expectationOf } from '../expectation.ts';

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

test('an empty list has no rule, so that it is asked for as it is', () => {
  const { asked, rules } = expectationOf(courses, [], 'courses');
  expect({ asked, rules: [...rules] }).toEqual({ asked: [], rules: [] });
});

test('inside a list an empty list is chance, unless the row fixes it', () => {
  const chance = expectationOf(courses, [yoga], 'courses');
  expect(chance.rules.get('$[*].slots')).toEqual({ match: 'type' });
  const fixed = expectationOf(courses, [yoga], 'courses', ['slots']);
  expect(fixed.rules.get('$[*].slots')).toEqual({ match: 'text', regex: String.raw`^\[\]$` });
  expect(fixed.asked).toEqual([{ name: 'Yoga', slots: null, image: null }]);
});

test('what may be null is asked for as null or as its shape, but whole where the row fixes something inside', () => {
  expect(expectationOf(course, yoga, 'course').rules.get('$.image')).toEqual({
    match: 'text',
    regex: String.raw`^(?:|null|\{[\s\S]*)$`,
  });
  const fixed = expectationOf(course, yoga, 'course', ['image.url']);
  expect(fixed.asked).toEqual({ ...yoga });
  expect(fixed.rules.get('$.image.url')).toEqual({ match: 'equality' });
});

test('the SDK is answered the whole example all the same', () => {
  expect(expectationOf(course, yoga, 'course').body).toEqual(yoga);
});
