/** A process that locks the directories that it reads, a list of paths in a line, and says what came of each. */
import { createInterface } from 'node:readline';
import { lockDirectory } from '../../src/app/start/directoryLock.ts';
import { StartupError } from '../../src/app/start/startupErrors.ts';

const take = (directory: string): Promise<string> =>
  lockDirectory(directory).then(
    () => 'taken',
    (error: unknown) => (error instanceof StartupError ? 'refused' : String(error)),
  );

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const outcomes = await Promise.all(line.split('\t').map(take));
  process.stdout.write(`${outcomes.join('\t')}\n`);
}
