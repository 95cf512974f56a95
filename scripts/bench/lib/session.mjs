const password = 'sample-Passw0rd';

/** @typedef {'nobody' | 'visitor' | 'member'} Reader who reads: a visitor has an account, a member a membership with it */

/**
 * Logs in, as the portal does.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Reader} reader
 * @returns {Promise<import('playwright-core').BrowserContextOptions['storageState']>} the session
 */
export async function sessionOf(browser, origin, reader) {
  if (reader === 'nobody') return undefined;
  const context = await browser.newContext();
  const username = `${reader}@northside.example`;
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  const answer = await context.request.post(`${origin}/login`, {
    data: { username, password },
    headers: {
      Authorization: `Basic ${basic}`,
      'X-Nox-Client-Type': 'WEB',
      'X-Tenant': 'northside',
    },
  });
  if (!answer.ok()) throw new Error(`${username} could not log in: ${await answer.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}
