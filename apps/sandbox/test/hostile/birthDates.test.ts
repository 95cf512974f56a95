/** Dates of birth must be possible for a living person, in every request body. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { studios } from '../../src/domains/studios/tables.ts';
import type { OperationId } from '../../src/platform/api.ts';
import { described, findOperation } from '../harness/client.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { happy } from '../operations/happy.ts';
import { listFields, isRecord, resolveSchema } from './schemas.ts';

const isDescribed = (name: string): name is OperationId => described.has(name);

/** Operations with a date of birth in their body, and its path. */
const birthDateFields = Object.keys(happy)
  .filter(isDescribed)
  .flatMap((id): [id: OperationId, path: string[]][] => {
    const { body } = findOperation(id);
    const fields = body === null ? [] : listFields(resolveSchema(body));
    return fields.flatMap(({ path }): [id: OperationId, path: string[]][] =>
      path.at(-1) === 'dateOfBirth' ? [[id, path.map(String)]] : [],
    );
  });

const createRequest = (id: OperationId, sandbox: Sandbox): Promise<Request> => happy[id](sandbox);

function setBirthDate(body: unknown, [name = '', ...rest]: string[], day: string): unknown {
  const record = isRecord(body) ? body : {};
  return { ...record, [name]: rest.length === 0 ? day : setBirthDate(record[name], rest, day) };
}

test('are found in the API description', () => {
  expect(birthDateFields.length).toBeGreaterThan(8);
});

describe('dates of birth', () => {
  const sandbox = useSandbox();

  test.for(birthDateFields)('are validated by %s', async ([id, path]) => {
    const request = await createRequest(id, sandbox());
    const sendDate = async (day: string) => {
      const { status, errors } = await sandbox().call(id, {
        ...request,
        body: setBirthDate(request.body, path, day),
      });
      return [status, errors[0]?.typedArgs?.[0]?.value];
    };
    const field = path.join('.');
    const declared = findOperation(id)
      .answers.get(422)
      ?.errorCodes.has('profile.error.dateofbirth');
    for (const day of ['0000-01-01', '0001-01-01', '1899-12-31', '2026-02-30'])
      expect([day, ...(await sendDate(day))]).toEqual([day, 400, field]);
    for (const day of ['2026-11-26', '9999-12-31'])
      expect([day, ...(await sendDate(day))]).toEqual([day, declared ? 422 : 400, field]);
  });

  test('are compared with today in the studio’s time zone', async () => {
    const { db, clock } = sandbox().services;
    const request = await createRequest('bookPublicCourse', sandbox());
    const book = async (zoneId: string, day: string) => {
      await db.update(studios).set({ zoneId }).where(eq(studios.id, 1001));
      const body = setBirthDate(request.body, ['customerData', 'dateOfBirth'], day);
      return (await sandbox().call('bookPublicCourse', { body })).status;
    };
    const now = clock.now();
    expect(now.toISOString().slice(0, 10)).toBe('2026-11-25');
    expect(await book('Pacific/Kiritimati', '2026-11-26')).toBe(400);
    expect(await book('Pacific/Pago_Pago', '2026-11-25')).toBe(400);
    expect(await book('Europe/Berlin', '2026-11-26')).toBe(400);
    expect(await book('Europe/Berlin', '2026-11-25')).toBe(201);
    clock.set(new Date('2026-11-25T12:00:00Z'));
    expect(await book('Europe/Berlin', '2026-11-26')).toBe(400);
    expect(await book('Pacific/Kiritimati', '2026-11-26')).not.toBe(400);
  });
});
