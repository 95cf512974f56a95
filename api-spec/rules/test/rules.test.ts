import { describe, expect, test } from 'vitest';
import { goodOperation, lint } from './lint.ts';

const aBody = {
  content: {
    'application/json': { schema: { type: 'boolean' }, examples: { one: { value: true } } },
  },
};

const rules = (operation: object, options?: Parameters<typeof lint>[1]) => [
  ...new Set(lint(operation, options).map(({ ruleId }) => ruleId)),
];

describe('lint rules', () => {
  test('accept a valid operation', () => {
    expect(lint(goodOperation())).toEqual([]);
  });

  test('operation-id-verb reports a GET that creates', () => {
    const [problem] = lint({ ...goodOperation(), operationId: 'createThing' });
    expect(problem).toMatchObject({
      ruleId: 'studio/operation-id-verb',
      message: expect.stringContaining('get, list, validate'),
    });
  });

  test('media-type-example reports a body without a named example', () => {
    const operation = goodOperation();
    operation.responses['202'] = {
      description: 'Later.',
      content: { 'application/json': { schema: { type: 'object' } } },
    };
    expect(rules(operation)).toEqual(['studio/media-type-example']);
  });

  test('error-responses reports a path parameter without a 404', () => {
    expect(rules({ ...goodOperation(), 'x-errors': ['slotFull'] })).toEqual([
      'studio/error-responses',
    ]);
  });

  test.each([
    ['an unknown error', ['studioNotFound', 'weatherBad'], 'weatherBad'],
    ['a duplicate', ['studioNotFound', 'studioNotFound'], 'is listed twice'],
    ['a derived error', ['studioNotFound', 'notLoggedIn'], 'Remove it from x-errors'],
    ['an error of no operation', ['studioNotFound', 'foreignOrigin'], 'before any operation'],
  ])('named-errors reports %s', (_what, names, words) => {
    expect(lint({ ...goodOperation(), 'x-errors': names })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/named-errors',
        message: expect.stringContaining(words),
      }),
    ]);
  });

  test('named-errors reports an unused error of the catalogue', () => {
    expect(lint(goodOperation(), { unnamed: 'slotFull' })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/named-errors',
        message: expect.stringContaining('No operation uses the error "slotFull"'),
      }),
    ]);
  });

  test('error-responses reports a default response', () => {
    const operation = goodOperation();
    operation.responses.default = { description: 'Else.' };
    expect(rules(operation)).toContain('studio/error-responses');
  });

  test('public-twins reports an unknown member operation', () => {
    const { responses: _inherited, ...twin } = goodOperation();
    expect(
      lint({ ...twin, 'x-public-twin-of': 'getNothing' }).map(({ message }) => message),
    ).toContain('x-public-twin-of: operation "getNothing" not found in this folder.');
  });

  test.each([
    ['a string without length', { type: 'string' }],
    ['a number without bounds', { type: 'integer', minimum: 1 }],
    ['an array without limit', { type: 'array', items: { type: 'boolean' } }],
  ])('bounds reports %s', (_what, schema) => {
    const operation = goodOperation();
    const example = schema.type === 'string' ? 'a' : schema.type === 'array' ? [true] : 1;
    operation.responses['200'] = {
      description: 'The thing.',
      content: { 'application/json': { schema, examples: { one: { value: example } } } },
    };
    expect(rules(operation)).toEqual(['studio/bounds']);
  });

  test('assumptions accepts a sentence per assumed part', () => {
    const assumed = { path: 'Catalogue shows no path.', response: 'The name of a thing is ours.' };
    expect(lint({ ...goodOperation(), 'x-assumed': assumed })).toEqual([]);
  });

  test.each([
    ['a list of parts', ['request', 'response'], 'x-assumed must map'],
    ['an empty map', {}, 'Omit it if the catalogue leaves nothing open'],
    [
      'a part that does not exist',
      { weather: 'The sun is ours to choose.' },
      'unknown part "weather"',
    ],
    ['a single word', { request: 'Ours.' }, 'x-assumed.request must be a sentence'],
    ['no full stop', { response: 'The name of a thing is ours' }, 'x-assumed.response must be a'],
    ['no text', { path: true }, 'x-assumed.path must be a sentence'],
  ])('assumptions reports %s', (_what, assumed, words) => {
    expect(lint({ ...goodOperation(), 'x-assumed': assumed })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/assumptions',
        message: expect.stringContaining(words),
      }),
    ]);
  });

  const summary = 'The thing that has just this one number';

  test.each([
    ['no description', { description: undefined }, 'at least 30 characters'],
    ['a short description', { description: 'Gets the thing.' }, 'at least 30 characters'],
    [
      'a description that repeats the summary',
      { summary, description: `${summary}.` },
      'repeats its summary',
    ],
    [
      'a deprecated operation without a replacement',
      { deprecated: true },
      'getThing is deprecated, so its description must name the operationId',
    ],
    [
      'a deprecated operation with an unknown replacement',
      { deprecated: true, description: 'For anybody logged in. Use getNothing, which is newer.' },
      'getThing is deprecated, so its description must name the operationId',
    ],
    [
      'a deprecated operation that names itself',
      { deprecated: true, description: 'For anybody logged in. The older form of getThing.' },
      'getThing is deprecated, so its description must name the operationId',
    ],
  ])('useful-descriptions reports %s', (_what, spoilt, words) => {
    expect(lint({ ...goodOperation(), ...spoilt })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/useful-descriptions',
        message: expect.stringContaining(words),
      }),
    ]);
  });

  test('useful-descriptions accepts a deprecated operation that names its replacement', () => {
    const description = 'For anybody logged in. Use listThings, which is newer.';
    expect(lint({ ...goodOperation(), deprecated: true, description })).toEqual([]);
  });

  test('useful-descriptions reports a replacement that is deprecated too', () => {
    const older = 'For anybody logged in. Use listThings, which is newer.';
    const newer = 'For anybody logged in. Gone one day, and nothing comes after it.';
    const problems = lint(
      { ...goodOperation(), deprecated: true, description: older },
      { other: { deprecated: true, description: newer } },
    );
    expect(problems.map(({ message }) => message.split(',')[0])).toEqual([
      'getThing is deprecated',
      'listThings is deprecated',
    ]);
  });

  test('useful-descriptions reports a response description without information', () => {
    const operation = goodOperation();
    operation.responses['200'] = { ...operation.responses['200'], description: 'Answered.' };
    expect(lint(operation)).toEqual([
      expect.objectContaining({
        ruleId: 'studio/useful-descriptions',
        message: expect.stringContaining('"Answered." has no information'),
      }),
    ]);
  });

  test('no-delete-body reports a DELETE with a body', () => {
    const operation = { ...goodOperation(), operationId: 'deleteThing', requestBody: aBody };
    expect(rules(operation, { method: 'delete' })).toEqual(['studio/no-delete-body']);
  });

  test('public-limit reports a public POST without a rate limit', () => {
    const anybody = { operationId: 'createThing', security: [], parameters: [] };
    const operation = { ...goodOperation(), ...anybody };
    const options = { method: 'post', address: '/things' };
    expect(rules(operation, options)).toContain('studio/public-limit');
    expect(rules({ ...operation, 'x-limit': 'One.' }, options)).not.toContain(
      'studio/public-limit',
    );
    const aboutSomething = { ...goodOperation(), operationId: 'createThing', security: [] };
    expect(rules(aboutSomething, { method: 'post' })).not.toContain('studio/public-limit');
  });

  test('bounds reports a long list without its maximum length in the description', () => {
    const operation = goodOperation();
    const items = { type: 'array', maxItems: 500, items: { type: 'boolean' } };
    const media = {
      schema: { ...items, description: 'The last ones.' },
      examples: { one: { value: [true] } },
    };
    operation.responses['200'] = { description: 'Some.', content: { 'application/json': media } };
    expect(rules(operation)).toEqual(['studio/bounds']);
    media.schema.description = 'At most 500, the latest first.';
    expect(rules(operation)).toEqual([]);
  });

  test('tag-folder reports a file in the folder of another tag', () => {
    expect(rules(goodOperation(), { folder: 'other' })).toEqual(['studio/tag-folder']);
  });

  test('spelling reports "cancellation"', () => {
    expect(rules({ ...goodOperation(), operationId: 'getCancellation' })).toEqual([
      'studio/spelling',
    ]);
  });
});
