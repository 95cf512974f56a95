/** A process that locks the directories of each input line (paths separated by tabs) and prints the outcomes. */
import { createInterface } from 'node:readline';
import { lockDirectory } from '../../src/app/start/directoryLock.ts';
import { StartupError } from '../../src/app/start/startupErrors.ts';

const lock = (directory: string): Promise<string> =>
  lockDirectory(directory).then(
    () => 'taken',
    (error: unknown) => (error instanceof StartupError ? 'refused' : String(error)),
  );

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const outcomes = await Promise.all(line.split('\t').map(lock));
  process.stdout.write(`${outcomes.join('\t')}\n`);
}
