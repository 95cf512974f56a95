import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, root } from './bootstrap/run.mjs';

/**
 * Test files: path, content, and the rule that must report it (none: it must be clean).
 * @type {{ path: string, code: string, breaks?: string, because: string }[]}
 */
const seeds = [
  {
    path: 'packages/sdk/src/a.ts',
    code: `import { palette } from '@studio-portal/ui/theme';\nexport const a = palette;`,
    breaks: 'studio(layers)',
    because: 'the SDK knows nothing of the interface',
  },
  {
    path: 'packages/sdk/src/b.ts',
    code: `export { portal } from '../../../apps/portal/src/app/paths.ts';`,
    breaks: 'studio(layers)',
    because: 'a relative path is no way around the layers',
  },
  {
    path: 'packages/ui/src/a.ts',
    code: `import { useListCourses } from '@studio-portal/sdk/api/courses';\nexport const a = useListCourses;`,
    breaks: 'studio(layers)',
    because: 'pieces of interface get their data from whoever shows them',
  },
  {
    path: 'packages/ui/src/b.ts',
    code: `import type { WhitelabelStyle } from '@studio-portal/sdk/types';\nexport const b = (style: WhitelabelStyle) => style;`,
    because: 'the theme may name the types of the white-label style',
  },
  {
    path: 'contracts/src/a.ts',
    code: `export const start = () => import('@studio-portal/sandbox/src/main.ts');`,
    breaks: 'studio(layers)',
    because: 'contracts see the SDK alone, also through import()',
  },
  {
    path: 'contracts/src/b.ts',
    code: `import { configureSdk } from '@studio-portal/sdk';\nexport const b = configureSdk;`,
    because: 'contracts use the SDK',
  },
  {
    path: 'apps/sandbox/src/a.ts',
    code: `import type { Course } from '@studio-portal/sdk/types';\nexport const a = (course: Course) => course;`,
    breaks: 'studio(layers)',
    because: 'the provider never sees the SDK, not even its types',
  },
  {
    path: 'apps/sandbox/src/b.ts',
    code: `export type Course = import('@studio-portal/sdk/types').Course;`,
    breaks: 'studio(layers)',
    because: 'nor through an import type',
  },
  {
    path: 'apps/sandbox/src/c.ts',
    code: `import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };\nexport const c = description;`,
    because: 'the provider is routed from the bundled description',
  },
  {
    path: 'api-spec/rules/a.ts',
    code: `import { ApiError } from '@studio-portal/sdk';\nexport const a = ApiError;`,
    breaks: 'studio(layers)',
    because: 'the description depends on nothing',
  },
  {
    path: 'apps/portal/src/areas/studio/home/a.ts',
    code: `import { b } from '../../booking/courses/b.ts';\nexport const a = b;`,
    breaks: 'paths(no-restricted-paths)',
    because: 'an area imports no area above it',
  },
  {
    path: 'apps/portal/src/areas/studio/home/d.ts',
    code: `import type { B } from '../../booking/courses/b.ts';\nexport const d = (it: B) => it;`,
    breaks: 'paths(no-restricted-paths)',
    because: 'not even a type',
  },
  {
    path: 'apps/portal/src/areas/studio/home/f.ts',
    code: `export const f = () => import('../../booking/courses/b.ts');`,
    breaks: 'paths(no-restricted-paths)',
    because: 'nor when it is needed',
  },
  {
    path: 'apps/portal/src/lib/a.ts',
    code: `import { b } from '../areas/booking/courses/b.ts';\nexport const a = b;`,
    breaks: 'paths(no-restricted-paths)',
    because: 'lib knows no area',
  },
  {
    path: 'apps/portal/src/areas/booking/courses/e.ts',
    code: `import { start } from '../../../app/start.ts';\nexport const a = start;`,
    breaks: 'paths(no-restricted-paths)',
    because: 'no area imports the app',
  },
  {
    path: 'apps/portal/src/areas/booking/courses/b.ts',
    code: `import { c } from '../../studio/home/c.ts';\nimport { paths } from '../../../lib/address/paths.ts';\nexport const b = [c, paths];\nexport type B = typeof b;`,
    because: 'an area imports those below it and lib',
  },
  {
    path: 'apps/portal/src/areas/studio/home/c.ts',
    code: `export const c = 1;`,
    because: 'it imports nothing',
  },
  {
    path: 'apps/portal/src/lib/address/paths.ts',
    code: `export const paths = 1;`,
    because: 'it imports nothing',
  },
  {
    path: 'apps/portal/src/app/start.ts',
    code: `import { b } from '../areas/booking/courses/b.ts';\nexport const start = b;`,
    because: 'the app imports every area',
  },
  {
    path: 'apps/portal/src/areas/studio/a/fetch.ts',
    code: `export const load = () => fetch('/v1/me/info');`,
    breaks: 'eslint(no-restricted-globals)',
    because: 'calls go through the SDK',
  },
  {
    path: 'apps/portal/src/areas/studio/a/windowFetch.ts',
    code: `export const load = () => window.fetch('/v1/me/info');`,
    breaks: 'eslint(no-restricted-properties)',
    because: 'calls go through the SDK, also by another name',
  },
  {
    path: 'apps/portal/src/areas/studio/a/xhr.ts',
    code: `export const request = new XMLHttpRequest();`,
    breaks: 'eslint(no-restricted-globals)',
    because: 'calls go through the SDK, also the old way',
  },
  {
    path: 'apps/portal/src/areas/studio/a/mutation.ts',
    code: `import { useMutation } from '@tanstack/react-query';\nexport const useSaving = () => useMutation({ mutationFn: async () => 1 });`,
    breaks: 'eslint(no-restricted-imports)',
    because: 'a mutation says what it changes',
  },
  {
    path: 'apps/portal/src/areas/studio/a/invalidate.ts',
    code: `import type { QueryClient } from '@tanstack/react-query';\nexport const refresh = async (client: QueryClient) => client.invalidateQueries();`,
    breaks: 'eslint(no-restricted-properties)',
    because: 'nobody outdates everything',
  },
  {
    path: 'apps/portal/src/areas/studio/a/alert.ts',
    code: `import Alert from '@mui/material/Alert';\nexport const a = Alert;`,
    breaks: 'eslint(no-restricted-imports)',
    because: 'there is one alert',
  },
  {
    path: 'apps/portal/src/lib/alert/AlertBox.tsx',
    code: `import Alert from '@mui/material/Alert';\nexport const a = Alert;`,
    because: 'this is it',
  },
  {
    path: 'apps/portal/src/areas/studio/a/toast.ts',
    code: `import { useNotify } from '@studio-portal/ui/Notifications';\nexport const a = useNotify;`,
    breaks: 'eslint(no-restricted-imports)',
    because: 'there is one queue of notifications',
  },
  {
    path: 'apps/portal/src/lib/browser/notices.ts',
    code: `import type { Notice } from '@studio-portal/ui/Notifications';\nexport const a = (notice: Notice) => notice;`,
    because: 'what a notification is may be named',
  },
  {
    path: 'apps/portal/src/areas/studio/a/storage.ts',
    code: `export const slot = () => sessionStorage.getItem('slot');`,
    breaks: 'eslint(no-restricted-globals)',
    because: 'one module owns the storage',
  },
  {
    path: 'apps/portal/src/lib/browser/storage.ts',
    code: `export const slot = () => window.sessionStorage.getItem('slot');`,
    because: 'this is the module that owns the storage',
  },
  {
    path: 'apps/portal/src/areas/studio/a/newDate.ts',
    code: `export const day = (text: string) => new Date(text);`,
    breaks: 'studio(dates)',
    because: 'one module parses dates',
  },
  {
    path: 'apps/portal/src/areas/studio/a/parse.ts',
    code: `export const day = (text: string) => Date.parse(text);`,
    breaks: 'studio(dates)',
    because: 'one module parses dates, also by Date.parse',
  },
  {
    path: 'apps/portal/src/areas/studio/a/format.ts',
    code: `export const text = (day: Date) => day.toLocaleDateString('de');`,
    breaks: 'studio(dates)',
    because: 'one module formats dates',
  },
  {
    path: 'apps/portal/src/areas/studio/a/intl.ts',
    code: `export const format = new Intl.DateTimeFormat('de');`,
    breaks: 'studio(dates)',
    because: 'one module formats dates, also with Intl',
  },
  {
    path: 'apps/portal/src/areas/studio/a/reactIntl.tsx',
    code: `import { FormattedDate } from 'react-intl';\nexport const Day = ({ day }: { day: Date }) => <FormattedDate value={day} />;`,
    breaks: 'studio(dates)',
    because: 'one module formats dates, also with react-intl',
  },
  {
    path: 'apps/portal/src/lib/dates/dates.ts',
    code: `export const day = (text: string) => new Date(text).toISOString();`,
    because: 'this is the module that owns dates',
  },
  {
    path: 'apps/portal/src/areas/studio/a/now.ts',
    code: `export const elapsed = (since: number) => Date.now() - since;`,
    because: 'a duration is neither formatted nor parsed',
  },
  {
    path: 'apps/portal/src/areas/studio/a/barrel.ts',
    code: `import { Button } from '@mui/material';\nexport const a = Button;`,
    breaks: 'eslint(no-restricted-imports)',
    because: 'MUI is imported by the piece',
  },
  {
    path: 'packages/ui/src/Button.ts',
    code: `import Button from '@mui/material/Button';\nexport const a = Button;`,
    because: 'this is how a piece of MUI is imported',
  },
  {
    path: 'apps/portal/src/areas/studio/a/cast.ts',
    code: `export const name = (value: unknown) => value as string;`,
    breaks: 'typescript(consistent-type-assertions)',
    because: 'no casts outside a boundary module',
  },
  {
    path: 'apps/portal/src/areas/studio/a/asConst.ts',
    code: `export const steps = ['contact', 'payment'] as const;`,
    because: 'as const asserts nothing that is not so',
  },
  {
    path: 'packages/sdk/src/runtime/body.ts',
    code: `export const body = (value: unknown) => value as string;`,
    because: 'the runtime is a boundary',
  },
  {
    path: 'apps/portal/src/areas/studio/a/any.ts',
    code: `export const name = (value: any): string => value;`,
    breaks: 'typescript(no-explicit-any)',
    because: 'no any',
  },
  {
    path: 'apps/portal/src/areas/studio/a/nonNull.ts',
    code: `export const first = (values: string[]) => values[0]!;`,
    breaks: 'typescript(no-non-null-assertion)',
    because: 'no exclamation mark against the type checker',
  },
  {
    path: 'apps/portal/src/areas/studio/a/floating.ts',
    code: `const save = async () => {};\nexport const close = () => {\n  save();\n};`,
    breaks: 'typescript(no-floating-promises)',
    because: 'a promise nobody waits for hides its failure',
  },
  {
    path: 'apps/portal/src/areas/studio/a/exhaustive.ts',
    code: `export const label = (state: 'open' | 'full') => {\n  switch (state) {\n    case 'open':\n      return 1;\n  }\n  return 2;\n};`,
    breaks: 'typescript(switch-exhaustiveness-check)',
    because: 'a closed set is handled to the end',
  },
  {
    path: 'apps/portal/src/areas/studio/a/default.ts',
    code: `export default function a() {\n  return 1;\n}`,
    breaks: 'import(no-default-export)',
    because: 'a name is the same everywhere',
  },
  {
    path: 'apps/portal/vite.config.ts',
    code: `export default { base: '/' };`,
    because: 'the tool wants a default export',
  },
  {
    path: 'apps/portal/src/areas/studio/cycle/a.ts',
    code: `import { b } from './b.ts';\nexport const a = () => b;`,
    breaks: 'import(no-cycle)',
    because: 'no circles',
  },
  {
    path: 'apps/portal/src/areas/studio/cycle/b.ts',
    code: `import { a } from './a.ts';\nexport const b = () => a;`,
    breaks: 'import(no-cycle)',
    because: 'no circles, from the other side',
  },
  {
    path: 'apps/portal/src/areas/studio/a/Hook.tsx',
    code: `import { useState } from 'react';\nexport function Hook({ open }: { open: boolean }) {\n  if (open) {\n    const [value] = useState(1);\n    return <p>{value}</p>;\n  }\n  return <p>closed</p>;\n}`,
    breaks: 'react-hooks(rules-of-hooks)',
    because: 'hooks are not called conditionally',
  },
  {
    path: 'packages/ui/src/Picture.tsx',
    code: `export const Picture = () => <img src="/a.png" />;`,
    breaks: 'jsx-a11y(alt-text)',
    because: 'an image has a text',
  },
  {
    path: 'packages/ui/src/a.test.ts',
    code: `import { test } from 'vitest';\ntest('nothing', () => {});`,
    breaks: 'vitest(expect-expect)',
    because: 'no test that cannot fail',
  },
];

// Lints files at the paths that the configuration names, with that configuration and the plugin.
const folder = mkdtempSync(join(tmpdir(), 'studio-lint-'));
/** @type {Map<string, string[]>} path → codes of what oxlint reported there */
const found = new Map();

beforeAll(async () => {
  for (const path of ['.oxlintrc.json', 'scripts/lint-plugin.mjs'])
    cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, jsx: 'react-jsx', noEmit: true } }),
  );
  for (const { path, code } of seeds) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${code}\n`);
  }
  const { output } = await capture('oxlint', ['-f', 'json', '.'], { cwd: folder });
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{')));
  for (const { code, filename } of diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code]);
  }
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(seeds.filter((seed) => seed.breaks))('rejects $path: $because', ({ path, breaks }) => {
  expect(found.get(path) ?? []).toContain(breaks);
});

test.each(seeds.filter((seed) => !seed.breaks))('accepts $path: $because', ({ path }) => {
  expect(found.get(path) ?? []).toEqual([]);
});
