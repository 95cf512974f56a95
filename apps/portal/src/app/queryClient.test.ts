import { describe, expect, test } from 'vitest';
import { shareStructure } from './queryClient.ts';

describe('structural sharing', () => {
  const before = {
    at: new Date(1000),
    list: [
      { on: new Date(2000), name: 'a' },
      { on: new Date(3000), name: 'b' },
    ],
  };
  test('an equal answer is the same object, dates included', () => {
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });
  test('what has changed is new, the rest is kept', () => {
    const after = structuredClone(before);
    after.list[1] = { on: new Date(3001), name: 'b' };
    expect(shareStructure(before, after)).toEqual(after);
    expect(shareStructure(before, after)).toMatchObject({ at: before.at });
    expect(JSON.stringify(shareStructure(before, after))).toBe(JSON.stringify(after));
  });
  test.each([
    [undefined, 1],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [new Date(1), 'x'],
    [null, {}],
  ])('%j then %j', (one, other) => expect(shareStructure(one, other)).toEqual(other));
});
