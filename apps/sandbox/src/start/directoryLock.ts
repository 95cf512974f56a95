import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartFault } from './faults.ts';

/**
 * Keeps two processes from writing to one embedded database, which would break it. A lock whose process is gone (kill -9, power
 * cut) counts for nothing, also when another process has its number now.
 * @returns how to release it
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const file = `${dataDir}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const holder = await holderOf(file);
  if (holder !== null)
    throw new StartFault(
      `Another sandbox (process ${holder}) uses ${dataDir}: stop it, or set DATA_DIR to another folder and --port to another port.`,
    );
  await writeFile(file, `${process.pid} ${await beginningOf(process.pid)}`);
  return () => rm(file, { force: true });
}

/** How often and how long to wait for a process that is just ending to be gone, in milliseconds. */
const patience = { times: 10, pause: 100 };

/** The process that holds a lock; null when there is none, or none any more. */
async function holderOf(file: string): Promise<number | null> {
  const [number, beginning = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  for (let time = 0; time < patience.times; time++) {
    if (!(await isAlive(pid, beginning))) return null;
    await setTimeout(patience.pause);
  }
  return pid;
}

/** @param beginning of the process that is meant; empty when the lock does not say */
async function isAlive(pid: number, beginning: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Alive, but somebody else's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
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
