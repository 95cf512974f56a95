/** The log names what failed and where, without values. */
import { expect, test } from 'vitest';
import { useSandbox } from './harness/sandbox.ts';
import { createPhoto } from './operations/pictures.ts';

const secret = 'Sample-Secret-4711';

const sandbox = useSandbox();

test('logs a failed statement with table and constraint, without the row', async () => {
  const { db } = sandbox().services;
  await db.execute(`alter table accounts add constraint no_secret check (city <> '${secret}')`);
  const { status, text } = await sandbox().call('saveContacts', {
    as: 'member',
    body: { city: secret },
  });
  await db.execute('alter table accounts drop constraint no_secret');
  expect(status).toBe(500);
  const line = sandbox().log.findLast((one) => one.includes('A request failed')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    error: {
      statement: expect.stringMatching(/^update "accounts" set .*\$1/),
      code: '23514',
      constraint: 'no_secret',
      table: 'accounts',
      stack: expect.stringMatching(/^\s+at /),
    },
  });
  expect(sandbox().log.join('') + text).not.toContain(secret);
});

test('logs no rejected value', async () => {
  const { db } = sandbox().services;
  await db.execute('alter table accounts alter column city type varchar(12)');
  await sandbox().call('saveContacts', { as: 'member', body: { city: secret } });
  await db.execute('alter table accounts alter column city type text');
  const log = sandbox().log.join('');
  expect(log).toContain('22001');
  expect(log).not.toContain(secret);
});

test('logs nothing that libraries log about a request', async () => {
  const cookie = await sandbox().cookie('member');
  const image = await createPhoto();
  const { status } = await sandbox().call('uploadProfileImage', { image, headers: { cookie } });
  expect(status).toBe(200);
  const log = sandbox().log.join('');
  // Proves that a library logged something: this line used to contain the headers.
  expect(log).toContain('busboy');
  expect(log).not.toContain(cookie.replace('SESSION=', ''));
  expect(log).not.toContain('boundary');
});
