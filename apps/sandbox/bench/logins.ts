/**
 * Measures logins: the processor time of one, and how much 50 at once delay other requests.
 * `node bench/logins.ts` prints a line of JSON.
 */
import { request } from 'node:http';
import { createClock } from '../src/platform/clock.ts';
import { openEmbedded } from '../src/platform/database/open.ts';
import { hashPassword } from '../src/domains/accounts/passwords.ts';
import { createSession } from '../src/domains/accounts/sessions.ts';
import { accounts } from '../src/domains/accounts/tables.ts';
import { createServer } from '../src/app/server.ts';
import { createServices } from '../src/app/services.ts';
import { beginWorld } from '../src/states/world.ts';
import { addMembers } from '../test/harness/members.ts';

const together = 50;
const alone = 20;
const password = 'sample-Passw0rd';

const store = await openEmbedded(null);
await store.prepare(async () => undefined);
const services = createServices(store.db, createClock());
await beginWorld({ ...services, me: null });
const ids = await addMembers(store.db, together + alone);
await store.db.update(accounts).set({ passwordHash: await hashPassword(password) });
const cookie = `SESSION=${await createSession(services, ids[0] ?? 0)}`;
const app = await createServer({
  services,
  logLevel: 'silent',
  portalDist: '/nowhere',
  validateAnswers: false,
  providerStates: false,
});
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

type Call = { method?: 'POST'; path: string; headers?: Record<string, string>; body?: string };

/**
 * Sends a request from one of many local addresses, so that no rate limit per address is reached.
 * @returns the status, and the duration in milliseconds
 */
function send(call: Call, from = 1): Promise<{ status: number; milliseconds: number }> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: `127.0.0.${from}`,
        method: call.method ?? 'GET',
        path: call.path,
        headers: { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside', ...call.headers },
      },
      (answer) => {
        answer.resume().on('end', () => {
          resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - begun });
        });
      },
    );
    sent.on('error', reject).end(call.body);
  });
}

async function login(id: number): Promise<void> {
  const username = `member-${id}@sample.example`;
  const headers = {
    Authorization: `Basic ${btoa(`${username}:${password}`)}`,
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ username, password });
  const { status } = await send({ method: 'POST', path: '/login', headers, body }, 2 + (id % 200));
  if (status !== 200) throw new Error(`A login was answered with ${status}.`);
}

/** Sends other requests one after another until the condition is true. @returns their median in milliseconds */
async function measureMedianUntil(over: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!over()) {
    const { milliseconds } = await send({ path: '/v1/me/info', headers: { Cookie: cookie } });
    times.push(milliseconds);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

const [first = 0, ...others] = ids;
await login(first);
const before = process.cpuUsage();
for (const id of others.slice(0, alone - 1)) await login(id);
const { user, system } = process.cpuUsage(before);

let rounds = 0;
const quiet = await measureMedianUntil(() => rounds++ >= 200);
let done = false;
const begun = performance.now();
const rush = Promise.all(ids.slice(alone).map(login)).then(() => {
  done = true;
});
const busy = await measureMedianUntil(() => done);
await rush;
console.log(
  JSON.stringify({
    processorMilliseconds: (user + system) / 1000 / (alone - 1),
    quietMedian: quiet,
    busyMedian: busy,
    rushMilliseconds: performance.now() - begun,
  }),
);
await app.close();
await store.close();
