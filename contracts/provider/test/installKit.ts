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

/** Result of a command. */
export interface CommandResult {
  code: number;
  text: string;
}

/** Keeps npm and Pact offline. */
const env = {
  ...process.env,
  PACT_DO_NOT_TRACK: '1',
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

/** Runs a shell command in a folder, for at most two minutes. */
export const shell = (command: string, cwd: string): Promise<CommandResult> =>
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
 * Installs the packed kit in an empty folder, as npm would. Works offline: declared dependencies,
 * and only those, are linked from this repository.
 */
export async function installKit(): Promise<{ folder: string; remove: () => void }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-kit-')));
  // Packs the existing build: rebuilding would break processes that are using it.
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
 * Starts a Python backend and waits until it listens.
 * @throws Error with its output if it does not listen within 90 seconds
 */
export async function startPython(args: readonly string[], url: string, cwd: string) {
  const child = spawn('python3', [...args], { cwd });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const end = Date.now() + 90_000;
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
