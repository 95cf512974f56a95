import { describe, expect, test } from 'vitest';
import { type FoldedKind, foldText } from './foldText.ts';

const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe.each([
  ['email', 'sam.o-neil+x@example.com'],
  ['email', 'info@müller.example'],
  ['number', '+49 30 0000-0001'],
  ['code', 'SAMP-7KQ2-9XTM'],
  ['account', 'DE02120300000000202051'],
] as const satisfies [FoldedKind, string][])('%s %s', (kind, text) => {
  test('stays as typed', () => expect(foldText(kind, text)).toBe(text));
  test.each(
    Array.from(
      '\u200B\u200C\u200D\u2060\uFEFF\u00AD\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
    ),
  )('loses the invisible %o anywhere', (sign) => {
    for (let at = 0; at <= text.length; at++)
      expect(foldText(kind, text.slice(0, at) + sign + text.slice(at))).toBe(text);
  });
  test.each(Array.from('\u00A0\u2007\u2009\u202F\u205F\u3000\t\n'))('is trimmed of %o', (space) => {
    expect(foldText(kind, space + text + space)).toBe(text);
  });
  test.each(Array.from('\u2010\u2011\u2012\u2013\u2014\u2212\uFE63\uFF0D'))(
    'reads %o as a hyphen',
    (dash) => expect(foldText(kind, text.replaceAll('-', dash))).toBe(text),
  );
  test('may be in full-width characters', () => {
    expect(foldText(kind, fullWidth(text))).toBe(text);
  });
});

test.each(Array.from('\u00A0\u2009\u202F \t'))('treats %o inside as the kind does', (space) => {
  expect(foldText('number', `030${space}${space}1`)).toBe('030 1');
  expect(foldText('code', `A${space}1`)).toBe('A1');
  expect(foldText('account', `de02${space}1203-00`)).toBe('DE02120300');
  // Without the space, it could be the address of another person.
  expect(foldText('email', `sam${space}x@example.com`)).toBe('sam x@example.com');
});
