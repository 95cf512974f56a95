import { expect, test, vi } from 'vitest';
import { withFamilyCheck } from './withFamilyCheck.ts';

const child = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01';

const asked = async (status: number, errorCode: string, headers: Record<string, string>) => {
  const onRefused = vi.fn();
  const ask = withFamilyCheck(async () => Response.json({ errorCode }, { status }), onRefused);
  const answer = await ask('/v1/me/family', { headers });
  // The caller can still read the whole response.
  expect(await answer.json()).toEqual({ errorCode });
  return onRefused.mock.calls;
};

test('reports a person for whom the studio has withdrawn permission', async () => {
  expect(await asked(403, 'family.error.notyours', { 'X-Acting-For': child })).toEqual([[child]]);
});

test.each([
  ['another refusal', 403, 'authorization.error.notconnected', { 'X-Acting-For': child }],
  ['an answer', 200, 'none', { 'X-Acting-For': child }],
  ['a call for the account itself', 403, 'family.error.notyours', {}],
])('does not report %s', async (_what, status, code, headers) => {
  expect(await asked(status, code, { ...headers })).toEqual([]);
});
