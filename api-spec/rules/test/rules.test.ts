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

describe('each rule finds what it is for', () => {
  test('nothing, in an operation that is as it should be', () => {
    expect(lint(goodOperation())).toEqual([]);
  });

  test('operation-id-verb: a GET that creates', () => {
    const [problem] = lint({ ...goodOperation(), operationId: 'createThing' });
    expect(problem).toMatchObject({
      ruleId: 'studio/operation-id-verb',
      message: expect.stringContaining('get, list, validate'),
    });
  });

  test('media-type-example: a body without a named example', () => {
    const operation = goodOperation();
    operation.responses['202'] = {
      description: 'Later.',
      content: { 'application/json': { schema: { type: 'object' } } },
    };
    expect(rules(operation)).toEqual(['studio/media-type-example']);
  });

  test('error-answers: a path parameter without an error that says there is no such thing', () => {
    expect(rules({ ...goodOperation(), 'x-errors': ['slotFull'] })).toEqual([
      'studio/error-answers',
    ]);
  });

  test.each([
    ['a name that the catalogue does not have', ['studioNotFound', 'weatherBad'], 'weatherBad'],
    ['a name twice', ['studioNotFound', 'studioNotFound'], 'stands twice'],
    ['what follows anyway', ['studioNotFound', 'notLoggedIn'], 'leave it out'],
  ])('named-errors: %s', (_what, names, words) => {
    expect(lint({ ...goodOperation(), 'x-errors': names })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/named-errors',
        message: expect.stringContaining(words),
      }),
    ]);
  });

  test('named-errors: an error of the catalogue that nobody names', () => {
    expect(lint(goodOperation(), { unnamed: 'slotFull' })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/named-errors',
        message: expect.stringContaining('No operation names the error "slotFull"'),
      }),
    ]);
  });

  test('error-answers: a default answer blurs the types of errors', () => {
    const operation = goodOperation();
    operation.responses.default = { description: 'Else.' };
    expect(rules(operation)).toContain('studio/error-answers');
  });

  test('public-twins: the member form of a twin that is none', () => {
    const { responses: _inherited, ...twin } = goodOperation();
    expect(
      lint({ ...twin, 'x-public-twin-of': 'getNothing' }).map(({ message }) => message),
    ).toContain('x-public-twin-of: there is no operation "getNothing" in this folder.');
  });

  test.each([
    ['a string without length', { type: 'string' }],
    ['a number without bounds', { type: 'integer', minimum: 1 }],
    ['an array without limit', { type: 'array', items: { type: 'boolean' } }],
  ])('bounds: %s', (_what, schema) => {
    const operation = goodOperation();
    const example = schema.type === 'string' ? 'a' : schema.type === 'array' ? [true] : 1;
    operation.responses['200'] = {
      description: 'The thing.',
      content: { 'application/json': { schema, examples: { one: { value: example } } } },
    };
    expect(rules(operation)).toEqual(['studio/bounds']);
  });

  test('assumed: a sentence for each part that is ours', () => {
    const assumed = { path: 'Catalogue shows no path.', response: 'The name of a thing is ours.' };
    expect(lint({ ...goodOperation(), 'x-assumed': assumed })).toEqual([]);
  });

  test.each([
    ['a list of parts', ['request', 'response'], 'x-assumed is a map'],
    ['an empty map', {}, 'leave it out where the catalogue leaves nothing open'],
    ['a part that does not exist', { weather: 'The sun is ours to choose.' }, 'no part "weather"'],
    ['a word in place of a sentence', { request: 'Ours.' }, 'x-assumed.request is a sentence'],
    ['no full stop', { response: 'The name of a thing is ours' }, 'x-assumed.response is a'],
    ['no text', { path: true }, 'x-assumed.path is a sentence'],
  ])('assumed: %s', (_what, assumed, words) => {
    expect(lint({ ...goodOperation(), 'x-assumed': assumed })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/assumed',
        message: expect.stringContaining(words),
      }),
    ]);
  });

  const summary = 'The thing that has just this one number';

  test.each([
    ['no description', { description: undefined }, 'at least 30 characters'],
    ['a short description', { description: 'Gets the thing.' }, 'at least 30 characters'],
    ['a description that is the summary', { summary, description: `${summary}.` }, 'its summary'],
    [
      'something deprecated without a successor',
      { deprecated: true },
      'getThing is deprecated, so its description names the operationId',
    ],
    [
      'something deprecated whose successor does not exist',
      { deprecated: true, description: 'For anybody logged in. Use getNothing, which is newer.' },
      'getThing is deprecated, so its description names the operationId',
    ],
    [
      'something deprecated that names itself',
      { deprecated: true, description: 'For anybody logged in. The older form of getThing.' },
      'getThing is deprecated, so its description names the operationId',
    ],
  ])('says-something: %s', (_what, spoilt, words) => {
    expect(lint({ ...goodOperation(), ...spoilt })).toEqual([
      expect.objectContaining({
        ruleId: 'studio/says-something',
        message: expect.stringContaining(words),
      }),
    ]);
  });

  test('says-something: what is deprecated names what to use instead', () => {
    const description = 'For anybody logged in. Use listThings, which is newer.';
    expect(lint({ ...goodOperation(), deprecated: true, description })).toEqual([]);
  });

  test('says-something: something deprecated whose successor is deprecated too', () => {
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

  test('says-something: an answer that was answered', () => {
    const operation = goodOperation();
    operation.responses['200'] = { ...operation.responses['200'], description: 'Answered.' };
    expect(lint(operation)).toEqual([
      expect.objectContaining({
        ruleId: 'studio/says-something',
        message: expect.stringContaining('"Answered." says nothing'),
      }),
    ]);
  });

  test('no-delete-body: a DELETE that carries one', () => {
    const operation = { ...goodOperation(), operationId: 'deleteThing', requestBody: aBody };
    expect(rules(operation, { method: 'delete' })).toEqual(['studio/no-delete-body']);
  });

  test('public-limit: what anybody may make as often as they like', () => {
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

  test('bounds: a long list that does not say its limit', () => {
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

  test('tag-folder: a file in the folder of another tag', () => {
    expect(rules(goodOperation(), { folder: 'other' })).toEqual(['studio/tag-folder']);
  });

  test('spelling: cancellation with two l', () => {
    expect(rules({ ...goodOperation(), operationId: 'getCancellation' })).toEqual([
      'studio/spelling',
    ]);
  });
});
