import { execFile } from 'node:child_process';

/**
 * Runs a program and returns its output. The time limit only catches hangs: compiling the snippets takes 10 seconds,
 * and more than a minute on a busy machine.
 * @throws Error with all output when the program fails or exceeds the limit
 */
export const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  milliseconds = 300_000,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' };
    execFile(
      command,
      args,
      {
        cwd,
        env,
        timeout: milliseconds,
        killSignal: 'SIGKILL',
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const why = error.killed
          ? `took longer than ${milliseconds} ms`
          : `ended with ${error.code}`;
        reject(new Error(`${[command, ...args].join(' ')} ${why}:\n${stdout}${stderr}`));
      },
    );
  });
