import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';
import type { TestServer } from './server.ts';

// Installs the package as `npm pack` builds it in a separate project. Works offline: the package's declared
// dependencies, and nothing else, are linked from this repository.
const sdk = fileURLToPath(new URL('..', import.meta.url));
const repository = join(sdk, '../..');
const modules = join(repository, 'node_modules');

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Files that the package must contain. */
export const packedFiles = ['dist/index.js', 'dist/index.d.ts', 'README.md', 'LICENSE'];

/** A project that uses the package. */
export interface Consumer {
  folder: string;
  manifest: Manifest;
  /** Writes a file of the project. */
  write: (file: string, text: string) => void;
  /** Type-checks files, by name, with an application's strict settings; returns the compiler's output. */
  check: (files: Record<string, string>) => Promise<string>;
  /** Type-checks a folder of the project with its own tsconfig.json. */
  checkProject: (within: string) => Promise<string>;
  node: (file: string) => Promise<string>;
  /** Starts a server that prints its address; `stop` ends it. */
  serve: (file: string, env: Record<string, string>) => Promise<TestServer>;
  /** Runs Vite's production build in the project or one of its folders; returns the names of the output files. */
  build: (within?: string, ...options: string[]) => Promise<string[]>;
  remove: () => void;
}

/** Packs the existing build; returns the tarball. */
async function packBuilt(folder: string): Promise<string> {
  await run('npm', ['pack', '--offline', '--pack-destination', folder], sdk, 300_000);
  return findTarball(folder);
}

/** Packs a copy of the committed package without its build; returns the tarball. */
export async function packUnbuilt(folder: string): Promise<string> {
  const clone = join(folder, 'clone/packages/sdk');
  cpSync(sdk, clone, {
    recursive: true,
    filter: (path) => !/\/(?:dist|node_modules|\.results|\.turbo)$/.test(path),
  });
  cpSync(join(repository, 'tsconfig.base.json'), join(folder, 'clone/tsconfig.base.json'));
  symlinkSync(modules, join(folder, 'clone/node_modules'), 'junction');
  await run('npm', ['pack', '--offline', '--pack-destination', folder], clone, 300_000);
  rmSync(join(folder, 'clone'), { recursive: true });
  return findTarball(folder);
}

function findTarball(folder: string): string {
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error('npm pack wrote no tarball.');
  return tarball;
}

/**
 * Creates a project with the package installed.
 * @param installed other packages to install, by name; must exist in this repository
 * @param pack creates the package's tarball in a folder
 */
export async function createConsumer(
  installed: readonly string[],
  pack: (folder: string) => Promise<string> = packBuilt,
): Promise<Consumer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sdk-consumer-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const tarball = await pack(folder);
  const home = join(folder, 'node_modules/@studio-portal');
  mkdirSync(home, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '-C', home], folder);
  cpSync(join(home, 'package'), join(home, 'sdk'), { recursive: true });
  rmSync(join(home, 'package'), { recursive: true });
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'sdk/package.json'), 'utf8'));
  for (const name of new Set([...Object.keys(manifest.dependencies), ...installed])) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const tsc = join(modules, 'typescript/bin/tsc');
  const options =
    '--noEmit --strict --skipLibCheck --jsx react-jsx --target es2023 --module nodenext';
  return {
    folder,
    manifest,
    write,
    check: (files) => {
      for (const [file, text] of Object.entries(files)) write(file, text);
      const args = [tsc, ...options.split(' '), '--ignoreConfig', ...Object.keys(files)];
      return run(process.execPath, args, folder).catch((error: Error) => error.message);
    },
    checkProject: (within) => run(process.execPath, [tsc, '-p', '.'], join(folder, within)),
    node: (file) => run(process.execPath, [file], folder),
    serve: async (file, env) => {
      const child = spawn(process.execPath, [join(folder, file)], {
        env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
        timeout: 300_000,
      });
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
        child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
      });
      return { url, stop: () => void child.kill() };
    },
    build: async (within = '', ...options) => {
      const vite = join(modules, 'vite/bin/vite.js');
      await run(process.execPath, [vite, 'build', ...options], join(folder, within));
      return readdirSync(join(folder, within, 'dist'), { recursive: true, encoding: 'utf8' });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
