import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartupError } from './startupErrors.ts';

/**
 * Locks the data directory, because two processes writing to one embedded database would corrupt it. A lock of a dead
 * process (kill -9, power cut) is ignored, even if its process id has been reused. If several processes start at once, only one gets the lock.
 * @returns a function that releases the lock
 * @throws StartupError while another process holds it
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const file = `${dataDir}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const mine = `${process.pid} ${await readStartTime(process.pid)} ${randomUUID()}`;
  // Linking creates the complete lock atomically, so no process reads a partial one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, mine);
  try {
    while (!(await tryLock(dataDir, file, draft, mine)));
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await readText(file)) === mine) await rm(file, { force: true });
  };
}

/**
 * Tries to take the lock. A stale lock is not simply deleted and recreated, because concurrent processes could delete
 * each other's new lock. Instead, a process creates a claim file named after the stale lock and renames it over the
 * lock atomically. A claim is valid only while the lock is still the one it was made for.
 * @returns false when another process interfered; try again
 */
async function tryLock(
  dataDir: string,
  file: string,
  draft: string,
  mine: string,
): Promise<boolean> {
  if (await tryLink(draft, file)) return true;
  const held = await readText(file);
  if (held === null) return false;
  if (held === mine) return true;
  await rejectWhileAlive(held, dataDir);
  const claim = `${file}.${createHash('sha256').update(held).digest('hex').slice(0, 16)}`;
  if (await tryLink(draft, claim)) {
    if ((await readText(file)) === held) await rename(claim, file).catch(ignoreMissing);
    else await rm(claim, { force: true });
  } else {
    const claimed = await readText(claim);
    if (claimed !== null) await rejectWhileAlive(claimed, dataDir);
    await rm(claim, { force: true });
  }
  return false;
}

/** Creates a hard link. @returns false if the name is taken */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isError(error, 'EEXIST')) return false;
    throw error;
  }
}

/** @returns null if the file does not exist */
async function readText(file: string): Promise<string | null> {
  return (await readFile(file, 'utf8').catch(ignoreMissing)) ?? null;
}

function ignoreMissing(error: unknown): void {
  if (!isError(error, 'ENOENT')) throw error;
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** How often and how long (milliseconds) to wait for an exiting process. */
const exitWait = { times: 10, pause: 100 };

/** @param held content of a lock or claim @throws StartupError while its process is alive */
async function rejectWhileAlive(held: string, dataDir: string): Promise<void> {
  const [number, beginning = ''] = held.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return;
  for (let time = 0; time < exitWait.times; time++) {
    if (!(await isAlive(pid, beginning))) return;
    await setTimeout(exitWait.pause);
  }
  throw new StartupError(
    `Another sandbox (process ${pid}) uses ${dataDir}: stop it, or set DATA_DIR to another folder and --port to another port.`,
  );
}

/** @param beginning start time of the process; empty if the lock has none */
async function isAlive(pid: number, beginning: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    if (!isError(error, 'EPERM')) return false;
  }
  const [state, ...fields] = await readProcessStat(pid);
  const ended = state === 'Z' || state === 'X';
  return !ended && (beginning === '' || beginning === (fields[startTimeField] ?? ''));
}

async function readStartTime(pid: number): Promise<string> {
  const [, ...fields] = await readProcessStat(pid);
  return fields[startTimeField] ?? '';
}

/** The start time is the 19th field after the state in /proc/<pid>/stat. */
const startTimeField = 18;

/** Reads state and further fields of a process on Linux; empty on other systems, where the process id alone decides. */
async function readProcessStat(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program name comes first, in parentheses, and may contain spaces itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2);
  return fields === '' ? [] : fields.split(' ');
}
