/**
 * Post-processes the output of orval and `paths.ts`, then writes the other files. Run by `npm run gen`. Writes only
 * files that change, because the portal's development server serves them.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { finishClient } from './clients.ts';
import { operationFileName, operations, schemaNames } from './description.ts';
import { rewrite } from './rewrite.ts';
import { splitCall } from './splitCall.ts';
import { tables } from './tables.ts';

const raw = new URL('../src/.orval/', import.meta.url);
const root = new URL('../src/generated/', import.meta.url);
const header = '/** Generated from api-spec. Do not edit; run `npm run gen`. */\n\n';
const written = new Set<string>();

const listFiles = (pattern: string) => globSync(pattern, { cwd: raw }).toSorted();
const read = (file: string) => readFileSync(new URL(file, raw), 'utf8');
const write = (file: string, text: string) => {
  const url = new URL(file, root);
  written.add(file);
  if (existsSync(url) && readFileSync(url, 'utf8') === header + text) return;
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, header + text);
};
const change = (file: string, to: (text: string) => string) =>
  write(file, to(read(file).trim() + '\n'));

for (const operation of operations) {
  const { tag } = operation;
  const name = operationFileName(operation);
  const text = finishClient(read(`client/${tag}/${name}`), operation);
  const { call, hooks } = splitCall(text, operation);
  write(`client/${tag}/${name}`, call);
  write(`client/${tag}/use-${name}`, hooks);
}

const markPure = (node: ts.Node) =>
  ts.isNewExpression(node) ? `/*#__PURE__*/ ${node.getText()}` : undefined;
for (const file of listFiles('zod/*.ts')) change(file, (text) => rewrite(text, markPure));
// Orval also writes the parameters and bodies of operations here; the files of the tags already have them.
for (const file of listFiles('zod/schemas/*.ts'))
  if (schemaNames.includes(basename(file, '.ts'))) change(file, (text) => rewrite(text, markPure));

const models = listFiles('model/*.ts');
for (const file of models) change(file, (text) => text);
const types = [
  ...models.map((file) => `* from './${file}'`),
  `{ EarlyErrorCode, OperationErrorCodes } from './errorCodes.ts'`,
  `{ OperationId } from './operations.ts'`,
];
write('types.ts', types.map((type) => `export type ${type};\n`).join(''));

for (const [file, text] of Object.entries(tables)) write(file, text);

change('paths.ts', (text) => text);

for (const file of globSync('**/*.ts', { cwd: root }))
  if (!written.has(file)) rmSync(new URL(file, root));
rmSync(raw, { recursive: true });
