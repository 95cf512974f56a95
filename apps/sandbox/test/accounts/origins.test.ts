/** Requests that another site makes a browser send cannot change anything. */
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

test.for(changing)('$id rejects foreign origins', async ({ method, path }) => {
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
