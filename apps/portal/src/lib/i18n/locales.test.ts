import { afterEach, describe, expect, test } from 'vitest';
import { store } from '../browser/storage.ts';
import { closestLocale, rememberLocale, wantedLocale } from './locales.ts';

afterEach(() => store('locale', undefined));

describe('closestLocale', () => {
  test.each([
    ['de-DE', 'de-DE'],
    ['de', 'de-DE'],
    ['de_AT', 'de-DE'],
    ['DE-ch', 'de-DE'],
    ['en', 'en-GB'],
    ['en-AU', 'en-GB'],
    ['en-US', 'en-US'],
    ['en-CA', 'en-US'],
    ['ca', 'es-ES'],
    ['ca-ES', 'es-ES'],
    ['ca-FR', 'fr-FR'],
    ['ca-IT', 'it-IT'],
    ['es-MX', 'es-ES'],
    ['fr-CH', 'fr-FR'],
    ['hu', 'hu-HU'],
    ['cs', 'cs-CZ'],
    ['pl', 'pl-PL'],
    ['sl', 'sl-SI'],
    ['nl-BE', 'nl-NL'],
    ['ja', undefined],
    ['', undefined],
    [undefined, undefined],
    ['<script>', undefined],
    // Properties that every object inherits.
    ['constructor', undefined],
    ['toString-x', undefined],
    ['__proto__', undefined],
  ])('%s: %s', (wish, locale) => expect(closestLocale(wish)).toBe(locale));
});

describe('wantedLocale', () => {
  test('prefers the language of the address', () => {
    rememberLocale('it-IT');
    expect(wantedLocale('hu', ['de'])).toBe('hu-HU');
  });
  test('falls back to the stored choice, then to the browser’s languages in order', () => {
    expect(wantedLocale(undefined, ['ja', 'nl', 'de'])).toBe('nl-NL');
    rememberLocale('it-IT');
    expect(wantedLocale(undefined, ['ja', 'nl', 'de'])).toBe('it-IT');
  });
  test('returns undefined if no language is supported', () => {
    expect(wantedLocale('xx', ['ja'])).toBeUndefined();
  });
});
