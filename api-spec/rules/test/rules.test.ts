import { describe, expect, test } from 'vitest';
import { goodOperation, lint } from './lint.ts';

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
    operation.responses['404'] = {
      description: 'None.',
      content: { 'application/json': { schema: { type: 'object' } } },
    };
    expect(rules(operation)).toEqual(['studio/media-type-example']);
  });

  test.each(['400', '401', '404'])('error-answers: %s is missing', (status) => {
    const operation = goodOperation();
    const { [status]: _gone, ...responses } = operation.responses;
    expect(rules({ ...operation, responses })).toEqual(['studio/error-answers']);
  });

  test('error-answers: a default answer blurs the types of errors', () => {
    const operation = goodOperation();
    operation.responses.default = { description: 'Else.' };
    expect(rules(operation)).toContain('studio/error-answers');
  });

  test('error-answers: a public call cannot answer 401', () => {
    expect(rules({ ...goodOperation(), security: [] })).toEqual(['studio/error-answers']);
  });

  test.each([
    ['a string without length', { type: 'string' }],
    ['a number without bounds', { type: 'integer', minimum: 1 }],
    ['an array without limit', { type: 'array', items: { type: 'boolean' } }],
  ])('bounds: %s', (_what, schema) => {
    const operation = goodOperation();
    const example = schema.type === 'string' ? 'a' : schema.type === 'array' ? [true] : 1;
    operation.responses['200'] = {
      description: 'Answered.',
      content: { 'application/json': { schema, examples: { one: { value: example } } } },
    };
    expect(rules(operation)).toEqual(['studio/bounds']);
  });

  test('assumed: a part that does not exist', () => {
    expect(rules({ ...goodOperation(), 'x-assumed': ['response', 'weather'] })).toEqual([
      'studio/assumed',
    ]);
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
