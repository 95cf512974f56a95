import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { run } from './run.ts';
import { readBlocks, readmes, repository, type Snippet, readSnippets } from './snippets.ts';

// Checks that the READMEs' snippets compile as they are, and that those with calls run against the sandbox.
const folder = fileURLToPath(new URL('../.results/readmes', import.meta.url));
const snippets = readmes.flatMap(readSnippets);
/** Returns a snippet's own file name, under which others can import it, else a name from its location. */
const getFileName = ({ at, file, language }: Snippet) =>
  file ?? `${at.replaceAll(/\W+/g, '-')}.${language}`;
const isHeader = (value: unknown): value is { name: string } =>
  typeof value === 'object' &&
  value !== null &&
  'in' in value &&
  value.in === 'header' &&
  'name' in value;
const isPage = ({ language }: Snippet) => language === 'tsx';

const sandboxUrl = inject('sandboxUrl');
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

/**
 * Converts a snippet to JavaScript that calls the sandbox; elements go through `h`, which collects the clickable
 * ones.
 */
function toScript(snippet: Snippet): string {
  const { outputText } = ts.transpileModule(snippet.text, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      jsx: ts.JsxEmit.React,
      jsxFactory: 'h',
      jsxFragmentFactory: 'Fragment',
    },
  });
  return outputText.replaceAll(/https:\/\/api\.example|http:\/\/localhost:4100/g, sandboxUrl);
}

/** Runs a script in the snippets' folder; returns its output. */
const node = (name: string, text: string): Promise<string> => {
  writeFileSync(join(folder, name), text);
  return run(process.execPath, [join(folder, name)], folder);
};

test('finds every README and reads those with snippets', () => {
  expect(readmes).toEqual(
    expect.arrayContaining([
      'README.md',
      'api-spec/README.md',
      'apps/portal/README.md',
      'apps/sandbox/README.md',
      'contracts/README.md',
      'packages/sdk/README.md',
      'packages/ui/README.md',
    ]),
  );
  expect(new Set(snippets.map(({ at }) => at.split(':')[0]))).toEqual(
    new Set(['README.md', 'packages/sdk/README.md', 'packages/ui/README.md']),
  );
});

test('lists all headers that calls send for CORS', () => {
  const sent = new Set(['Content-Type', 'Authorization', 'Accept-Language']);
  JSON.parse(
    readFileSync(join(repository, 'api-spec/dist/openapi.json'), 'utf8'),
    (_key, value: unknown) => {
      if (isHeader(value)) sent.add(value.name);
      return value;
    },
  );
  const [block] = readBlocks('packages/sdk/README.md', 'http');
  const [, allowed = ''] = /^Access-Control-Allow-Headers: (.*)$/m.exec(block?.text ?? '') ?? [];
  expect(new Set(allowed.split(', '))).toEqual(sent);
});

test('compiles every snippet as it is', async () => {
  for (const snippet of snippets) writeFileSync(join(folder, getFileName(snippet)), snippet.text);
  const options = { noUnusedLocals: false, types: ['node'] };
  const config = { extends: join(repository, 'tsconfig.base.json'), compilerOptions: options };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  expect(await run(process.execPath, [tsc, '-p', '.'], folder)).toBe('');
});

describe('snippets without a page, run against the sandbox', () => {
  test.each(snippets.filter((snippet) => !isPage(snippet)))('runs $at', async (snippet) => {
    const script = `${toScript(snippet)}\nconsole.log('to the end');`;
    expect(await node(`${getFileName(snippet)}.mjs`, script)).toContain('to the end');
  });
});

/** Returns a script that renders a page, runs its queries, renders again, clicks, and prints the last output. */
const page = (snippet: Snippet, name: string) => `
import { configureSdk } from '@studio-portal/sdk';
import { throwOnMismatch } from '@studio-portal/sdk/validate';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';

configureSdk({ baseUrl: '${sandboxUrl}', context: () => ({ tenant: 'northside' }), validate: throwOnMismatch });
const clicks = [];
const h = (type, props, ...children) => {
  if (props?.onClick) clicks.push(props.onClick);
  return createElement(type, props, ...children);
};
${toScript(snippet)}
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const render = () =>
  renderToString(createElement(QueryClientProvider, { client }, createElement(${name}, { appointment: 50001 })));
render();
for (const query of client.getQueryCache().getAll()) await query.fetch();
clicks.splice(1);
for (const click of clicks) click();
while (client.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve, 10));
const errors = client.getMutationCache().getAll().map(({ state: { error } }) => [error?.name, error?.status]);
console.log(JSON.stringify({ html: render(), errors }));
`;

describe('pages, run against the sandbox', () => {
  const pages = snippets.filter(
    ({ text, language }) =>
      language === 'tsx' &&
      text.includes('export function') &&
      text.includes('@studio-portal/sdk/api/'),
  );
  test.each(pages)('runs $at', async (snippet) => {
    const [, name = ''] = /export function (\w+)/.exec(snippet.text) ?? [];
    const printed = await node(`${getFileName(snippet)}.mjs`, page(snippet, name));
    const { html, errors }: { html: string; errors: unknown[] } = JSON.parse(printed);
    // Lists show the sandbox's data; a booking fails because nobody is logged in.
    const refused = snippet.text.includes('mutate(') ? [['ApiError', 401]] : [];
    expect(errors).toEqual(refused);
    expect(html).toMatch(refused.length > 0 ? /<button/ : /<li>\w/);
  });
  test('finds three pages', () => expect(pages).toHaveLength(3));
});
