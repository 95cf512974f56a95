// Benchmarks of the SDK.
import { build } from 'esbuild';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { capture, root } from '../bootstrap/run.mjs';
import { limitedRow, infoRow, kilobytes, median } from './lib.mjs';

/** Packages that every React application has anyway. */
const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'];

/**
 * Removes unused imports of React Query, which declares itself free of side effects. For external packages, esbuild cannot read
 * that from their package.json.
 * @type {import('esbuild').Plugin}
 */
const withoutUnusedImports = {
  name: 'without unused imports',
  setup(bundler) {
    bundler.onResolve({ filter: /^@tanstack\/react-query$/ }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    }));
  },
};

/**
 * Excludes lazily loaded parts from the bundle.
 * @type {import('esbuild').Plugin}
 */
const withoutLazyParts = {
  name: 'without lazy parts',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Measures the minified and gzipped size of a few lines of imports.
 * @param {string} source a module; resolved from packages/sdk
 * @returns {Promise<number>} bytes
 */
async function bundledBytes(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(root, 'packages/sdk'), loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    write: false,
    external,
    plugins: [withoutLazyParts, withoutUnusedImports],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.reduce(
    (sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length,
    0,
  );
}

/**
 * Creates a page of 50 rows, each the description's example of a row.
 * @param {string} path path of a GET that returns an array
 * @returns {string} JSON
 */
function pageOfRows(path) {
  const description = JSON.parse(readFileSync(join(root, 'api-spec/dist/openapi.json'), 'utf8'));
  const resolve = (/** @type {any} */ node) => {
    if (!node?.$ref) return node;
    const keys = /** @type {string[]} */ (node.$ref.slice(2).split('/'));
    return keys.reduce((at, key) => at[key.replaceAll('~1', '/')], description);
  };
  const { examples } = resolve(description.paths[path].get.responses['200']).content[
    'application/json'
  ];
  const [row] = resolve(Object.values(examples)[0]).value;
  return JSON.stringify(Array.from({ length: 50 }, () => row));
}

const files = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      module: 'nodenext',
      moduleResolution: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      jsx: 'react-jsx',
      lib: ['es2023', 'dom'],
      types: [],
    },
  }),
  'package.json': JSON.stringify({ name: 'app', private: true, type: 'module' }),
};

const applications = {
  hook: `
import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
function Bookings() {
  const { data } = useListMyCurrentCalendarItems();
  return <p>{data?.[0]?.startDateTime.getTime()}</p>;
}
`,
  // Must not compile: otherwise the hook is any, and type checking it costs nothing.
  wrong: `
import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
function Bookings() {
  const { data } = useListMyCurrentCalendarItems();
  return <p>{data?.[0]?.startDateTime.length}</p>;
}
`,
  // The same application with React Query but without the SDK.
  none: `
import { useQuery } from '@tanstack/react-query';
function Bookings() {
  const { data } = useQuery({ queryKey: ['bookings'], queryFn: (): Promise<Date[]> => Promise.resolve([]) });
  return <p>{data?.[0]?.getTime()}</p>;
}
`,
};

/**
 * Creates an empty project with the packed SDK installed, like an external user's.
 * @returns {Promise<{ folder: string, write: (kind: keyof typeof applications) => void }>}
 */
async function applicationWithPackedSdk() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-app-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  const packed = await capture(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    {
      cwd: join(root, 'packages/sdk'),
    },
  );
  const archive = packed.output.trim().split('\n').at(-1) ?? '';
  const home = join(folder, 'node_modules/@studio-portal/sdk');
  mkdirSync(home, { recursive: true });
  const unpacked = await capture('tar', [
    '-xzf',
    join(folder, archive),
    '-C',
    home,
    '--strip-components=1',
  ]);
  if (packed.code !== 0 || unpacked.code !== 0) throw new Error(packed.output + unpacked.output);

  // Its dependencies come from this clone: the same files npm would install.
  const require = createRequire(join(root, 'packages/sdk/package.json'));
  const neighbours = [
    'react',
    '@types/react',
    '@tanstack/react-query',
    '@tanstack/query-core',
    'csstype',
    'openapi-fetch',
  ];
  for (const name of neighbours) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(dirname(require.resolve(`${name}/package.json`)), target, 'junction');
  }
  return {
    folder,
    write: (kind) => writeFileSync(join(folder, 'app.tsx'), applications[kind]),
  };
}

const rounds = 300;
const callsARound = 20;
const origin = 'http://studio.test';

/**
 * Calls the contenders in turn, round by round, so that disturbances affect all of them.
 * @param {Record<string, () => Promise<unknown>>} contenders
 * @returns {Promise<Record<string, number[]>>} milliseconds per call, one number per round
 */
async function interleave(contenders) {
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  // The first rounds warm up the compiler and do not count.
  for (let round = -50; round < rounds; round++) {
    for (const [name, call] of Object.entries(contenders)) {
      const startedAt = performance.now();
      for (let i = 0; i < callsARound; i++) await call();
      if (round >= 0) times[name]?.push((performance.now() - startedAt) / callsARound);
    }
  }
  return times;
}

/**
 * @param {string} what
 * @param {string} path
 * @param {() => Promise<unknown>} call the SDK's
 * @returns {Promise<import('./lib.mjs').Row[]>}
 */
async function compare(what, path, call) {
  const page = pageOfRows(path);
  globalThis.fetch = async () =>
    new Response(page, { status: 200, headers: { 'content-type': 'application/json' } });
  // The version of the SDK, not of this workspace.
  const { default: createClient } = createRequire(join(root, 'packages/sdk/package.json'))(
    'openapi-fetch',
  );
  const client = createClient({ baseUrl: origin });
  const times = await interleave({
    bare: async () => JSON.parse(await (await fetch(`${origin}${path}`)).text()),
    sdk: call,
    openapiFetch: () => client.GET(path),
  });
  const of = (/** @type {string} */ name) => times[name] ?? [];
  const ratio = (/** @type {string} */ name) =>
    median(of(name).map((time, round) => time / (of('bare')[round] ?? Number.NaN)));
  const micro = (/** @type {string} */ name) => `${Math.round(median(of(name)) * 1000)} µs`;
  const size = `50 rows, ${(page.length / 1000).toFixed(0)} kB`;
  return [
    limitedRow(`SDK call of ${what} (${size}) ÷ bare fetch`, ratio('sdk'), 1.15, '', 2),
    infoRow('openapi-fetch ÷ bare fetch, beside it', ratio('openapiFetch').toFixed(2)),
    infoRow(
      'a call: bare, SDK, openapi-fetch',
      ['bare', 'sdk', 'openapiFetch'].map(micro).join(', '),
    ),
  ];
}

/**
 * Removes the bar of a row. The bar limits the overhead of a response; creating its 150 `Date`s is work that a bare fetch leaves to
 * its caller, so this page is for information only.
 * @param {import('./lib.mjs').Row} row
 * @returns {import('./lib.mjs').Row}
 */
const withoutBar = ({ what, value }) =>
  infoRow(what.replace(' (50 rows', ' with three dates each turned into Date (50 rows'), value);

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureCall() {
  const { configureSdk } = await import('@studio-portal/sdk');
  const { listStudiosForStudioConnect } = await import('@studio-portal/sdk/api/studio-catalogue');
  const { listMyCurrentCalendarItems } = await import('@studio-portal/sdk/api/my-calendar');
  configureSdk({ baseUrl: origin });
  const bookings = await compare('bookings', '/v1/aggregated/calendaritems/current', () =>
    listMyCurrentCalendarItems(),
  );
  return [
    // Studios have no dates, unlike the portal's list.
    ...(await compare('studios', '/v1/public/studios/forstudioconnect', () =>
      listStudiosForStudioConnect(),
    )),
    ...bookings.map(withoutBar),
  ];
}

const runtime = `export { configureSdk, ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';\n`;
// A call without its hook pulls in the whole runtime: headers, errors, retry, ready gate.
const call = `export { listPublicCourses } from '@studio-portal/sdk/api/bookable-items';\n`;
const hook = `export { useListPublicCourses } from '@studio-portal/sdk/api/bookable-items';\n`;
const zod = `export { ListPublicCoursesResponse } from '@studio-portal/sdk/zod/bookable-items';\n`;

/**
 * Finds the response schema with the largest bundle, of all calls.
 * @returns {Promise<{ name: string, bytes: number }>}
 */
async function findLargestResponse() {
  const folder = join(root, 'packages/sdk/dist/generated/zod');
  const answers = globSync('*/*.js', { cwd: folder })
    .filter((file) => !file.startsWith('schemas'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/export const (\w+)Response =/g)].map(
        ([, name]) => ({ name: String(name), tag: basename(file, '.js') }),
      ),
    );
  let dearest = { name: '', bytes: 0 };
  for (const { name, tag } of answers) {
    const bytes = await bundledBytes(
      `export { ${name}Response } from '@studio-portal/sdk/zod/${tag}';`,
    );
    if (bytes > dearest.bytes) dearest = { name, bytes };
  }
  return dearest;
}

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureSdkBytes() {
  const withCall = await bundledBytes(runtime + call);
  const withHook = await bundledBytes(runtime + call + hook);
  const validated = await bundledBytes(runtime + call + zod);
  const dearest = await findLargestResponse();
  const besideIt = async (/** @type {string} */ name) =>
    `${kilobytes(await bundledBytes(`export { default } from '${name}';`)).toFixed(2)} kB`;
  return [
    {
      ...limitedRow('SDK runtime with one call', kilobytes(withCall), 2.7, 'kB', 2),
      missed: 'by 10 bytes.',
    },
    infoRow('openapi-fetch, beside it', await besideIt('openapi-fetch')),
    infoRow('ky, beside it', await besideIt('ky')),
    limitedRow('one hook on top (courses)', kilobytes(withHook - withCall), 0.6, 'kB', 2),
    limitedRow(
      'one validated call on top, with zod (courses)',
      kilobytes(validated - withCall),
      10,
      'kB',
      2,
    ),
    infoRow(
      `the dearest schema of all calls, with zod (${dearest.name})`,
      `${kilobytes(dearest.bytes).toFixed(2)} kB`,
    ),
  ];
}

const checkRounds = 9;

/** @returns {Promise<import('./lib.mjs').Row[]>} */
async function measureTypecheck() {
  const { folder, write } = await applicationWithPackedSdk();
  write('wrong');
  if ((await capture('tsc', ['-p', folder])).code === 0) {
    throw new Error(
      'An application that misuses a response compiles, so the types of the SDK resolved to any.',
    );
  }
  /** @type {{ hook: number[], none: number[] }} */
  const seconds = { hook: [], none: [] };
  for (let round = -1; round < checkRounds; round++) {
    for (const kind of /** @type {const} */ (['hook', 'none'])) {
      write(kind);
      const result = await capture('tsc', ['-p', folder]);
      if (result.code !== 0) throw new Error(result.output);
      if (round >= 0) seconds[kind].push(result.seconds);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  const hook = median(seconds.hook);
  const none = median(seconds.none);
  return [
    limitedRow('type check, one hook more', hook - none, 0.1, 's', 2),
    infoRow('the application with and without it', `${hook.toFixed(2)} s, ${none.toFixed(2)} s`),
  ];
}

/** @type {Record<string, import('./lib.mjs').Benchmark>} */
export const benchmarks = {
  call: {
    title: 'One SDK call with a stubbed fetch, against fetch and JSON.parse',
    run: measureCall,
  },
  'sdk-bytes': {
    title: 'Bytes of the SDK, minified and gzipped, React and React Query external',
    run: measureSdkBytes,
  },
  typecheck: {
    title: 'Type check of an application that imports one hook from the packed package',
    run: measureTypecheck,
  },
};
