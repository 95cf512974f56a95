import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { parseText } from './parseText.ts';

const standard = parse('Hello {name}, {count, plural, one {# place} other {# places}} <b>now</b>');

test.each([
  ['Classes', true],
  ['{count, plural, one {a spot} other {# spots}} for {name}', true],
  ['<b>{name}</b>', true],
  ['{other}', false],
  ['<script>alert(1)</script>', false],
  ['<a>x</a>', false],
  ['{count, plural, one {x}}', false],
  ['{', false],
])('%s', (text, taken) => expect(parseText(text, standard) !== undefined).toBe(taken));
