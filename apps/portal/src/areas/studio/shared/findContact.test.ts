import { expect, test } from 'vitest';
import { findContact } from './findContact.ts';

const contacts = [
  { type: 'PHONE' as const, value: '+49 30 1234567' },
  { type: 'EMAIL' as const, value: 'desk@northside.example' },
  { type: 'WEBSITE' as const, value: 'https://desk.northside.example' },
];

test('prefers the studio’s own address over its contacts', () => {
  const own = { email: 'hello@northside.example', website: null, contacts };
  expect(findContact(own, 'EMAIL')).toBe('hello@northside.example');
  expect(findContact(own, 'WEBSITE')).toBe('https://desk.northside.example');
  expect(findContact(own, 'PHONE')).toBe('+49 30 1234567');
  expect(findContact({ ...own, email: null }, 'EMAIL')).toBe('desk@northside.example');
  expect(findContact({ email: null, website: null, contacts: [] }, 'EMAIL')).toBeUndefined();
});
