import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartFault } from './faults.ts';

/**
 * Keeps two processes from writing to one embedded database, which would break it. A lock whose process is gone (kill -9, power
 * cut) counts for nothing, also when another process has its number now. Of many that start at the same moment one gets it.
 * @returns how to release it
 * @throws StartFault while another process holds it
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const file = `${dataDir}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const mine = `${process.pid} ${await beginningOf(process.pid)} ${randomUUID()}`;
  // A link puts the whole lock there in one step, or fails: nobody reads one that is half written.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, mine);
  try {
    while (!(await take(dataDir, file, draft, mine)));
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await textOf(file)) === mine) await rm(file, { force: true });
  };
}

/**
 * Tries to take the lock. One whose process is gone is not removed and made anew, since others may be about to do the same and would
 * remove the new one: whoever may follow it puts a claim beside it, which bears its name, and the claim takes its place in one step.
 * A claim counts only as long as the lock that it follows is the one that was found.
 * @returns false when another process was in between
 */
async function take(dataDir: string, file: string, draft: string, mine: string): Promise<boolean> {
  if (await linked(draft, file)) return true;
  const held = await textOf(file);
  if (held === null) return false;
  if (held === mine) return true;
  await refuseWhileAlive(held, dataDir);
  const claim = `${file}.${createHash('sha256').update(held).digest('hex').slice(0, 16)}`;
  if (await linked(draft, claim)) {
    if ((await textOf(file)) === held) await rename(claim, file).catch(unlessMissing);
    else await rm(claim, { force: true });
  } else {
    const claimed = await textOf(claim);
    if (claimed !== null) await refuseWhileAlive(claimed, dataDir);
    await rm(claim, { force: true });
  }
  return false;
}

/** Gives a file a second name. @returns false when that name is taken */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isError(error, 'EEXIST')) return false;
    throw error;
  }
}

/** @returns null when there is no such file */
async function textOf(file: string): Promise<string | null> {
  return (await readFile(file, 'utf8').catch(unlessMissing)) ?? null;
}

function unlessMissing(error: unknown): void {
  if (!isError(error, 'ENOENT')) throw error;
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** How often and how long to wait for a process that is just ending to be gone, in milliseconds. */
const patience = { times: 10, pause: 100 };

/** @param held what stands in a lock or a claim @throws StartFault while its process is there */
async function refuseWhileAlive(held: string, dataDir: string): Promise<void> {
  const [number, beginning = ''] = held.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return;
  for (let time = 0; time < patience.times; time++) {
    if (!(await isAlive(pid, beginning))) return;
    await setTimeout(patience.pause);
  }
  throw new StartFault(
    `Another sandbox (process ${pid}) uses ${dataDir}: stop it, or set DATA_DIR to another folder and --port to another port.`,
  );
}

/** @param beginning of the process that is meant; empty when the lock does not say */
async function isAlive(pid: number, beginning: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Alive, but somebody else's.
    if (!isError(error, 'EPERM')) return false;
  }
  const [state, ...fields] = await statOf(pid);
  const ended = state === 'Z' || state === 'X';
  return !ended && (beginning === '' || beginning === (fields[beginningField] ?? ''));
}

async function beginningOf(pid: number): Promise<string> {
  const [, ...fields] = await statOf(pid);
  return fields[beginningField] ?? '';
}

/** When a process began is the 19th field behind its state. */
const beginningField = 18;

/** State and further fields of a process, as Linux tells them; other systems say nothing, and there the number alone decides. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program stands before them in brackets, and may hold blanks itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2);
  return fields === '' ? [] : fields.split(' ');
}
