import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../bootstrap/paths.mjs';
import { run } from '../../lib/run.mjs';

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
export function Bookings() {
  const { data } = useListMyCurrentCalendarItems();
  return <p>{data?.[0]?.startDateTime.getTime()}</p>;
}
`,
  // Must not compile: otherwise the hook is any, and its check costs nothing because there is none.
  wrong: `
import { useListMyCurrentCalendarItems } from '@studio-portal/sdk/api/my-calendar';
export function Bookings() {
  const { data } = useListMyCurrentCalendarItems();
  return <p>{data?.[0]?.startDateTime.length}</p>;
}
`,
  // The same application, which has React Query anyway, without the SDK.
  none: `
import { useQuery } from '@tanstack/react-query';
export function Bookings() {
  const { data } = useQuery({ queryKey: ['bookings'], queryFn: (): Promise<Date[]> => Promise.resolve([]) });
  return <p>{data?.[0]?.getTime()}</p>;
}
`,
};

/**
 * An empty project with the packed SDK installed, as somebody outside this repository has it.
 * @returns {Promise<{ folder: string, write: (kind: keyof typeof applications) => void }>}
 */
export async function applicationWithPackedSdk() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-app-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

  const packed = await run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    {
      cwd: join(root, 'packages/sdk'),
    },
  );
  const archive = packed.output.trim().split('\n').at(-1) ?? '';
  const home = join(folder, 'node_modules/@studio-portal/sdk');
  mkdirSync(home, { recursive: true });
  const unpacked = await run('tar', [
    '-xzf',
    join(folder, archive),
    '-C',
    home,
    '--strip-components=1',
  ]);
  if (packed.code !== 0 || unpacked.code !== 0) throw new Error(packed.output + unpacked.output);

  // Its neighbours come from this clone: the same files npm would install.
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
