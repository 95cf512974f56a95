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
  test('returns the same object for an equal response, including dates', () => {
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });
  test('creates changed parts only', () => {
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
  ])('%j becomes %j', (one, other) => expect(shareStructure(one, other)).toEqual(other));
});
