import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('..', import.meta.url));
const modules = join(kit, '../../node_modules');

/** What a command came to. */
export interface Ran {
  code: number;
  text: string;
}

/** Neither npm nor Pact looks for anything in a network. */
const env = {
  ...process.env,
  PACT_DO_NOT_TRACK: '1',
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

/** Runs a command of a shell in a folder, for two minutes at most. */
export const shell = (command: string, cwd: string): Promise<Ran> =>
  new Promise((resolve) => {
    const options = {
      cwd,
      env,
      timeout: 120_000,
      maxBuffer: 2 ** 26,
      killSignal: 'SIGKILL',
    } as const;
    execFile('sh', ['-c', command], options, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ code, text: stdout + stderr });
    });
  });

/**
 * An empty folder with the packed kit in it, as npm lays it there. Nothing comes from a network: what the package declares is
 * linked from this repository, and only that.
 */
export async function emptyFolder(): Promise<{ folder: string; remove: () => void }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-kit-')));
  // As it was built: to build it here would take it away from whoever runs it at the same time.
  const packed = await shell(`npm pack --ignore-scripts --pack-destination '${folder}'`, kit);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`npm pack wrote no tarball:\n${packed.text}`);
  const home = join(folder, 'node_modules/@studio-portal/contract-kit');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  await shell(`tar -xzf '${tarball}'`, folder);
  cpSync(join(folder, 'package'), home, { recursive: true });
  rmSync(join(folder, 'package'), { recursive: true });
  rmSync(join(folder, tarball));
  const manifest: { dependencies: Record<string, string>; bin: Record<string, string> } =
    JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  for (const [name, file] of Object.entries(manifest.bin)) {
    chmodSync(join(home, file), 0o755);
    symlinkSync(join(home, file), join(folder, 'node_modules/.bin', name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts a backend in Python and waits until it listens.
 * @throws Error with what it printed when it does not within half a minute
 */
export async function python(args: readonly string[], url: string, cwd: string) {
  const child = spawn('python3', [...args], { cwd });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const end = Date.now() + 30_000;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (Date.now() > end || child.exitCode !== null)
      throw new Error(`python3 ${args.join(' ')} does not listen at ${url}:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
