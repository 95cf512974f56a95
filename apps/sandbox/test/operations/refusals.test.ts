/** Each refusal that an operation declares is met, and none is declared that nobody meets. */
import { expect, test } from 'vitest';
import { onOneDatabase } from '../harness/databases.ts';
import { described } from '../harness/client.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { meet, pactedRefusals } from './pactedRefusals.ts';

/** What operations.test.ts looks at for all operations at once. */
const elsewhere = new Set([
  'validation.error.invalid',
  'authentication.error.notloggedin',
  'internal.error',
  'maintenance',
  'service.error.unavailable',
]);

const refusals = pactedRefusals.filter(({ errorCode }) => !elsewhere.has(errorCode));

test('every declared refusal is here', () => {
  const declared = [...described.values()].flatMap(({ id, answers }) =>
    [...answers].flatMap(([status, { errorCodes }]) =>
      [...errorCodes]
        .filter((code) => !elsewhere.has(code))
        .map((code) => `${id} ${status} ${code}`),
    ),
  );
  const met = refusals.map((one) => `${one.operationId} ${one.status} ${one.errorCode}`);
  expect([...new Set(met)].toSorted()).toEqual(declared.toSorted());
});

onOneDatabase((open) => {
  const sandbox = useSandbox(open);

  test.for(refusals)('$title', async ({ status, errorCode, interaction }) => {
    expect(await meet(sandbox(), interaction)).toEqual({ status, errorCode });
  });
});
