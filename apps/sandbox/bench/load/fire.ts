/** Sends bookings from a thread of its own, so that measuring takes no processor time from the server. */
import { Agent, request as send } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';

export type Salvo = { origin: string; cookies: string[]; optionIds: number[]; concurrency: number };

export type Hits = { made: number; others: number; milliseconds: number };

/** Sends all bookings. @returns how many succeeded, and the total duration in milliseconds */
export function fire(salvo: Salvo): Promise<Hits> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: salvo });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function book(agent: Agent, origin: string, cookie: string, bookingOptionId: number) {
  return new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({
      courseAppointmentId: 50_001,
      bookingOptionId,
      joinWaitingList: false,
    });
    const call = send(
      `${origin}/nox/v1/calendar/bookcourse`,
      {
        method: 'POST',
        agent,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'X-Nox-Client-Type': 'WEB',
          'X-Tenant': 'northside',
          Cookie: cookie,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          resolve(answer.statusCode ?? 0);
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

async function run({ origin, cookies, optionIds, concurrency }: Salvo): Promise<Hits> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  let next = 0;
  let made = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < cookies.length) {
        const index = next;
        next += 1;
        const status = await book(agent, origin, cookies[index] ?? '', optionIds[index] ?? 0);
        if (status === 201) made += 1;
      }
    }),
  );
  const milliseconds = performance.now() - begun;
  agent.destroy();
  return { made, others: cookies.length - made, milliseconds };
}

const salvo: Salvo | null = workerData;
if (salvo) parentPort?.postMessage(await run(salvo));
