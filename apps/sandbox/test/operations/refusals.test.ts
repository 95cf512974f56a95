/** Each refusal that an operation declares is met, and none is declared that nobody meets. */
import { expect, test } from 'vitest';
import { onBothDatabases } from '../harness/databases.ts';
import { described, useSandbox } from '../harness/sandbox.ts';
import { refusals } from './refusals.ts';

/** What operations.test.ts looks at for all operations at once. */
const elsewhere = new Set(['validation.error.invalid', 'authentication.error.notloggedin']);

test('every declared refusal is here', () => {
  const declared = [...described.values()].flatMap(({ id, answers }) =>
    [...answers].flatMap(([status, { errorCodes }]) =>
      [...errorCodes]
        .filter((code) => !elsewhere.has(code))
        .map((code) => `${id} ${status} ${code}`),
    ),
  );
  const met = refusals.map(([id, status, code]) => `${id} ${status} ${code}`);
  expect(met.toSorted()).toEqual(declared.toSorted());
});

onBothDatabases((open) => {
  const sandbox = useSandbox(open);

  test.for(refusals)('%s %i %s', async ([id, status, errorCode, meet]) => {
    const request = await meet(sandbox());
    const { status: found, errorCode: code } = await sandbox().call(id, request);
    expect([found, code]).toEqual([status, errorCode]);
  });
});
