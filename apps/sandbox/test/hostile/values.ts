/** Hostile values for a field, derived from its schema. */
import fc, { type Arbitrary } from 'fast-check';
import { isRecord, type Schema } from './schemas.ts';

/** A value with a label, so that counterexamples do not print 300 kB. */
export class Hostile {
  readonly label: string;
  readonly value: unknown;

  constructor(label: string, value: unknown) {
    this.label = label;
    this.value = value;
  }

  [fc.toStringMethod](): string {
    return this.label;
  }
}

const labelValues = (values: Record<string, unknown>): Hostile[] =>
  Object.entries(values).map(([label, value]) => new Hostile(label, value));

const toHostileValues = (values: readonly unknown[]): Hostile[] =>
  values.map((value) => new Hostile(JSON.stringify(value) ?? 'undefined', value));

function nestValue(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values that fit no field. */
const unfitValues: readonly Hostile[] = [
  ...toHostileValues([
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    '0',
    'null',
    [],
    {},
    [[]],
    [null],
  ]),
  ...labelValues({
    'U+0000': 'a\0b',
    'a high surrogate': 'a\uD800b',
    'a low surrogate': '\uDFFF',
    'U+FFFF': '\uFFFF',
    '5,000 letters': 'x'.repeat(5_000),
    '100,000 letters': 'x'.repeat(100_000),
    '3,000 items': Array.from({ length: 3_000 }, (_, index) => index),
    'nested 20 deep': nestValue(20),
    'nested 1,000 deep': nestValue(1_000),
    'a prototype key': JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
    'an empty key': { '': '' },
    'a key with U+0000': { 'a\0': 1 },
  }),
];

/** Text that is stored as it is and must have no effect. */
const texts: readonly Hostile[] = [
  ...toHostileValues([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table accounts; --",
    "' or '1'='1",
    '%00',
    '%',
    '%E0%A4%A',
    '../../etc/passwd',
    '..\\..\\windows',
    '/..//evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '{{7*7}}#{7*7}<%= 7*7 %>',
    '$1',
    'a\r\nSet-Cookie: x=y',
    '\u202Eabc\u200F',
    '👩‍👩‍👧‍👦',
    'é\u0301',
    '\u0000',
    'a@b',
    'a@b.c',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
    'de-12',
    'xx-XX',
    'en-GB',
    'ZZ',
    'zz',
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
    'DE00000000000000000000',
    'A'.repeat(64),
  ]),
  ...labelValues({ '200 emoji': '💪'.repeat(200) }),
];

const days = toHostileValues([
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '1000-01-01',
  '1582-10-10',
  '1899-12-31',
  '1900-01-01',
  '2026-02-30',
  '2026-02-29',
  '2024-02-29',
  '2026-13-01',
  '2026-11-25',
  '2026-11-26',
  '9999-12-31',
  '-2026-01-01',
  '+012026-01-01',
  '2026-11-25T00:00:00Z',
  '2026-W48-3',
  '20261125',
]);

const numbers = toHostileValues([
  -0,
  1,
  7,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  -(2 ** 53),
  Number.MIN_VALUE,
  0.1 + 0.2,
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '-1',
  '01',
  '9007199254740993',
  '1'.repeat(400),
]);

/** Returns values at and just beyond the limits of a schema; the valid ones reach the handlers. */
function edges(schema: Schema): unknown[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  const lengths = [minLength, maxLength].filter((length) => typeof length === 'number');
  return [
    ...[minimum, maximum].flatMap((end) =>
      typeof end === 'number' ? [end, end - 1, end + 1] : [],
    ),
    ...lengths.flatMap((length) => ['a', '1', '💪', 'ß', '.'].map((one) => one.repeat(length))),
    ...(typeof maxItems === 'number'
      ? [Array.from({ length: maxItems }, (_, index) => index + 1)]
      : []),
    ...(Array.isArray(schema.enum) ? schema.enum : []),
    ...(isRecord(schema.items) ? edges(schema.items).map((item) => [item, item]) : []),
  ];
}

/** Returns values for a field, mostly close to what its schema allows. */
export function hostileValues(schema: Schema): Arbitrary<Hostile> {
  const types = new Set([schema.type].flat());
  const fitting = [
    ...edges(schema).map((value) => new Hostile(`edge ${String(value).slice(0, 20)}`, value)),
    ...(schema.format === 'date' ? days : []),
    ...(types.has('integer') || types.has('number') ? numbers : []),
    ...(types.has('string') ? texts : []),
  ];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...unfitValues) },
    { weight: 6, arbitrary: fc.constantFrom(...(fitting.length > 0 ? fitting : unfitValues)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(toHostile) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map(toHostile) },
  );
}

/**
 * Returns the values that break handlers most: text that cannot be stored, the largest number, a blank number, a
 * year that does not exist.
 */
export function worstValues(schema: Schema): Hostile[] {
  const types = new Set([schema.type].flat());
  if (schema.format === 'date') return toHostileValues(['0000-01-01', '9999-12-31']);
  if (types.has('string')) return toHostileValues(['a\0b', 'a\uD800', '/..//evil.example']);
  if (types.has('integer') || types.has('number'))
    return toHostileValues([2 ** 53 - 1, 2 ** 31, '', ' ']);
  return toHostileValues([null]);
}

const toHostile = (value: unknown): Hostile => new Hostile(JSON.stringify(value) ?? '', value);
