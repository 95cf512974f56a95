/** The outbox shows everyone's codes, so it is available only when enabled. */
import { expect, test } from 'vitest';
import { launch, type Launch } from '../harness/process.ts';

const memory = { DATA_DIR: 'memory', PROVIDER_STATES: '1' };

/** @returns the status of the outbox, and the printed line about mails */
async function startAndStop(options: Launch) {
  const sandbox = launch(options);
  const origin = await sandbox.listening;
  const { status } = await fetch(`${origin}/outbox.json`);
  sandbox.child.kill('SIGTERM');
  const { stdout } = await sandbox.ended;
  return { status, said: stdout.split('\n').find((line) => line.includes('Mails')) };
}

test('keeps mails in the database without an outbox by default', async () => {
  expect(await startAndStop({ env: memory })).toEqual({
    status: 404,
    said: expect.stringContaining('Mails wait in the database until SMTP_URL names a mail server'),
  });
});

test.for<[string, Launch]>([
  ['--outbox', { args: ['--port', '0', '--outbox'], env: memory }],
  ['OUTBOX=1', { env: { ...memory, OUTBOX: '1' } }],
])('%s enables the outbox', async ([, how]) => {
  expect(await startAndStop(how)).toEqual({
    status: 200,
    said: expect.stringContaining('/outbox'),
  });
});

test('has no outbox with a mail server', async () => {
  const env = { ...memory, OUTBOX: '1', SMTP_URL: 'smtp://127.0.0.1:1' };
  expect(await startAndStop({ env })).toEqual({
    status: 404,
    said: expect.stringContaining('Mails go to the server of SMTP_URL'),
  });
});

test.for([
  ['--outbox', '--host', '0.0.0.0'],
  ['--outbox', '--host=192.0.2.1'],
])('rejects %s', async (args) => {
  const { code, stdout, stderr } = await launch({ args, env: memory }).ended;
  expect([code, `${stdout}${stderr}`.trim().split('\n')]).toEqual([
    2,
    [expect.stringMatching(/listens on localhost only, not on .*: start without --outbox/)],
  ]);
});
