import { expect, test, vi } from 'vitest';
import { withFamily } from './withFamily.ts';

const child = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01';

const asked = async (status: number, errorCode: string, headers: Record<string, string>) => {
  const onRefused = vi.fn();
  const ask = withFamily(async () => Response.json({ errorCode }, { status }), onRefused);
  const answer = await ask('/v1/me/family', { headers });
  // Whoever asked reads the answer whole.
  expect(await answer.json()).toEqual({ errorCode });
  return onRefused.mock.calls;
};

test('a person whom the studio no longer lets the account act for is told', async () => {
  expect(await asked(403, 'family.error.notyours', { 'X-Acting-For': child })).toEqual([[child]]);
});

test.each([
  ['another refusal', 403, 'authorization.error.notconnected', { 'X-Acting-For': child }],
  ['an answer', 200, 'none', { 'X-Acting-For': child }],
  ['a call for the account itself', 403, 'family.error.notyours', {}],
])('%s is not', async (_what, status, code, headers) => {
  expect(await asked(status, code, { ...headers })).toEqual([]);
});
