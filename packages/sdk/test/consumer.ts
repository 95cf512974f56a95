import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';
import type { TestServer } from './server.ts';

// Installs the package as `npm pack` builds it in a separate project. Works offline: the package's declared
// dependencies, and nothing else, are linked from this repository.
const sdk = fileURLToPath(new URL('..', import.meta.url));
const repository = join(sdk, '../..');
const sandbox = join(repository, 'apps/sandbox');
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

/** Starts Vite's development server in the folder of this script and prints its address. */
export const devServer = `import { createServer } from 'vite';
const server = await createServer({ root: import.meta.dirname, server: { port: 0 } });
await server.listen();
console.log(server.resolvedUrls.local[0]);
`;

/** Packs the existing build of a workspace, by default the SDK; returns the tarball. */
async function packBuilt(folder: string, workspace = sdk): Promise<string> {
  await run('npm', ['pack', '--offline', '--pack-destination', folder], workspace, 300_000);
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

/** Unpacks the tarball of a workspace into a project and links its declared dependencies; returns its manifest. */
async function install(folder: string, workspace: string, tarball: string): Promise<Manifest> {
  const scope = join(folder, 'node_modules/@studio-portal');
  const home = join(scope, basename(workspace));
  mkdirSync(scope, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', scope], folder);
  renameSync(join(scope, 'package'), home);
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  link(folder, workspace, Object.keys(manifest.dependencies));
  return manifest;
}

/** Links packages into a project, as a workspace of this repository finds them. */
function link(folder: string, workspace: string, names: readonly string[]): void {
  for (const name of names) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(path)) continue;
    const own = join(workspace, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(existsSync(own) ? own : join(modules, name), path, 'junction');
  }
}

/** Installs the packed sandbox in a project, beside the SDK; returns the size of its tarball in bytes. */
export async function installSandbox({ folder }: Consumer): Promise<number> {
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  const tarball = join(packed, await packBuilt(packed, sandbox));
  await install(folder, sandbox, tarball);
  return statSync(tarball).size;
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
  const manifest = await install(folder, sdk, join(folder, await pack(folder)));
  link(folder, sdk, installed);
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
