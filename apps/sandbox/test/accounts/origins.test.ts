/** Another site cannot make a browser change anything, whatever it makes it send. */
import { expect, test } from 'vitest';
import { described } from '../harness/client.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { accountsHappy } from '../operations/happyAccounts.ts';

const sandbox = useSandbox();

const changing = Object.keys(accountsHappy).flatMap((id) => {
  const found = described.get(id);
  return found && found.method !== 'GET' ? [found] : [];
});

const foreign = [
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://shop.portal.example' },
  { origin: 'null' },
];

test.for(changing)('$id refuses foreign origins', async ({ method, path }) => {
  const cookie = await sandbox().cookie('member');
  for (const headers of foreign) {
    const { statusCode, body } = await sandbox().app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, '5001'),
      headers: { 'content-type': 'application/json', cookie, ...headers },
    });
    expect([statusCode, body]).toEqual([403, expect.stringContaining('foreignorigin')]);
  }
});
