import { expect, it } from 'vitest';
import { linkTarget } from './linkTarget.ts';

it.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'HTTPS://EXAMPLE.COM',
  'mailto:hello@example.com',
  'tel:+49301234567',
])('classifies %s as external', (href) => {
  expect(linkTarget(href)).toBe('external');
});

it.each([
  '/studios/sample',
  'studios',
  '?day=2026-11-24',
  '#top',
  './next',
  '/search?to=https://example.com',
])('classifies %s as a page of the portal', (href) => {
  expect(linkTarget(href)).toBe('inApp');
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/hosts',
  '//example.com',
  '/\\example.com',
  '\\\\example.com',
  '/\t/example.com',
  '',
  '   ',
])('never opens %j', (href) => {
  expect(linkTarget(href)).toBe('unsafe');
});
