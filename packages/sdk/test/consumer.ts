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

// What somebody else gets: the package as `npm pack` makes it of a clone that was never built, in a project of its own. Nothing
// comes from a network: what the package declares is linked from this repository, and only that.
const sdk = fileURLToPath(new URL('..', import.meta.url));
const repository = join(sdk, '../..');
const modules = join(repository, 'node_modules');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** A project that uses the package. */
export interface Consumer {
  folder: string;
  manifest: Manifest;
  /** Puts a file into the project. */
  write: (file: string, text: string) => void;
  /** Type-checks one file as a strict application does; throws what the compiler says. */
  check: (file: string, text: string) => Promise<string>;
  node: (file: string) => Promise<string>;
  /** Vite's production build; answers the names of what it wrote. */
  build: () => Promise<string[]>;
  remove: () => void;
}

/** Packs a copy of the package as it is in git, without anything built. Answers the tarball. */
async function packUnbuilt(folder: string): Promise<string> {
  const clone = join(folder, 'clone/packages/sdk');
  cpSync(sdk, clone, {
    recursive: true,
    filter: (path) => !/\/(?:dist|node_modules|\.results|\.turbo)$/.test(path),
  });
  cpSync(join(repository, 'tsconfig.base.json'), join(folder, 'clone/tsconfig.base.json'));
  symlinkSync(modules, join(folder, 'clone/node_modules'), 'junction');
  await run('npm', ['pack', '--offline', '--pack-destination', folder], clone, 300_000);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error('npm pack wrote no tarball.');
  return tarball;
}

/**
 * Makes a project with the package in it.
 * @param installed what else the project installs, by name; must be in this repository
 */
export async function createConsumer(installed: readonly string[]): Promise<Consumer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sdk-consumer-')));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const tarball = await packUnbuilt(folder);
  const home = join(folder, 'node_modules/@studio-portal');
  mkdirSync(home, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '-C', home], folder);
  cpSync(join(home, 'package'), join(home, 'sdk'), { recursive: true });
  rmSync(join(home, 'package'), { recursive: true });
  rmSync(join(folder, 'clone'), { recursive: true });
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
    check: (file, text) => {
      write(file, text);
      return run(process.execPath, [tsc, ...options.split(' '), '--ignoreConfig', file], folder);
    },
    node: (file) => run(process.execPath, [file], folder),
    build: async () => {
      await run(process.execPath, [join(modules, 'vite/bin/vite.js'), 'build'], folder);
      return readdirSync(join(folder, 'dist/assets'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
