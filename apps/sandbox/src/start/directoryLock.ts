import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartFault } from './faults.ts';

/**
 * Keeps two processes from writing to one embedded database, which would break it. A lock whose process is gone (kill -9, power
 * cut) counts for nothing.
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
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

async function holderOf(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number(text);
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
