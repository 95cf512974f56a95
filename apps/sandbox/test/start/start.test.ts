/** One start and one kill of the real process; start.deep.test.ts and crashRecovery.deep.test.ts cover more. */
import { afterAll, expect, test } from 'vitest';
import { samplePassword } from '../../src/seed/accounts.ts';
import { createClient } from '../harness/client.ts';
import { launch, temporaryFolder } from '../harness/process.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

test('prints instructions, and keeps confirmed changes when it is killed', async () => {
  const env = { DATA_DIR: `${folder.path}/data` };
  const member = 'member@northside.example';

  const killed = launch({ env });
  const client = createClient(await killed.listening);
  await client.login(member, samplePassword);
  await client.call('saveContacts', { body: { city: 'Sampleton' } });
  killed.child.kill('SIGKILL');
  const { stdout } = await killed.ended;
  for (const shown of ['Northside Mitte', member, samplePassword, '4242 4242 4242 4242'])
    expect(stdout).toContain(shown);

  const restarted = launch({ env });
  const returning = createClient(await restarted.listening);
  await returning.login(member, samplePassword);
  expect(await returning.call('getContacts')).toMatchObject({ city: 'Sampleton' });
  restarted.child.kill('SIGTERM');
  expect((await restarted.ended).code).toBe(0);
});
