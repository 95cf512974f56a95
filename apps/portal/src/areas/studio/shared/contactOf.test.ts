import { expect, test } from 'vitest';
import { contactOf } from './contactOf.ts';

const contacts = [
  { type: 'PHONE' as const, value: '+49 30 1234567' },
  { type: 'EMAIL' as const, value: 'desk@northside.example' },
  { type: 'WEBSITE' as const, value: 'https://desk.northside.example' },
];

test('prefers the studio’s own address over its contacts', () => {
  const own = { email: 'hello@northside.example', website: null, contacts };
  expect(contactOf(own, 'EMAIL')).toBe('hello@northside.example');
  expect(contactOf(own, 'WEBSITE')).toBe('https://desk.northside.example');
  expect(contactOf(own, 'PHONE')).toBe('+49 30 1234567');
  expect(contactOf({ ...own, email: null }, 'EMAIL')).toBe('desk@northside.example');
  expect(contactOf({ email: null, website: null, contacts: [] }, 'EMAIL')).toBeUndefined();
});
