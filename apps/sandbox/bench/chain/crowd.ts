/** Members who read at once, from a thread of their own, so that measuring takes no processor time from the server. */
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** A member's session and the addresses that the pages of the portal read for him. */
export type Reader = { cookie: string; paths: string[] };

export type Crowd = { origin: string; readers: Reader[]; seconds: number };

/** Pause of a member between an answer and the next request, in milliseconds. */
const pause = 1000;

export type CrowdTimes = {
  answers: number;
  /** Answers other than 200. */
  failed: number;
  /** Half of the answers came within this time, in milliseconds. */
  p50: number;
  p95: number;
};

/** Lets all members read for a while. */
export function readAtOnce(crowd: Crowd): Promise<CrowdTimes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: crowd });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function read(agent: Agent, url: string, cookie: string): Promise<number> {
  const headers = { 'X-Nox-Client-Type': 'WEB', 'X-Tenant': 'northside', Cookie: cookie };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    }).once('error', reject);
  });
}

async function run({ origin, readers, seconds }: Crowd): Promise<CrowdTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers.length });
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    readers.map(async ({ cookie, paths }, index) => {
      await setTimeout((index * pause) / readers.length);
      for (let round = index; performance.now() < until; round += 1) {
        const begun = performance.now();
        const status = await read(agent, `${origin}${paths[round % paths.length] ?? ''}`, cookie);
        times.push(performance.now() - begun);
        if (status !== 200) failed += 1;
        await setTimeout(pause);
      }
    }),
  );
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { answers: times.length, failed, p50: at(0.5), p95: at(0.95) };
}

const crowd: Crowd | null = workerData;
if (crowd) parentPort?.postMessage(await run(crowd));
