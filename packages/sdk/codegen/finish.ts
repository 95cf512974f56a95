/** Post-processes orval's output, then writes the files that orval does not write. Run by `npm run gen`. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { finishClient } from './clients.ts';
import { forClients, operationFileName, operations, schemaNames } from './description.ts';
import { rewrite } from './rewrite.ts';
import { splitCall } from './splitCall.ts';
import { tables, tags } from './tables.ts';

const root = new URL('../src/generated/', import.meta.url);
const header = '/** Generated from api-spec. Do not edit; run `npm run gen`. */\n\n';

const listFiles = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const write = (file: string, text: string) => {
  mkdirSync(new URL('.', new URL(file, root)), { recursive: true });
  writeFileSync(new URL(file, root), header + text);
};
const change = (file: string, to: (text: string) => string) =>
  write(file, to(readFileSync(new URL(file, root), 'utf8').trim() + '\n'));

for (const operation of operations) {
  const { tag } = operation;
  const name = operationFileName(operation);
  const text = readFileSync(new URL(`client/${tag}/${name}`, root), 'utf8');
  const { call, hooks } = splitCall(finishClient(text, operation), operation);
  write(`client/${tag}/${name}`, call);
  write(`client/${tag}/use-${name}`, hooks);
}
for (const tag of tags) rmSync(new URL(`client/${tag}/${tag}.helpers.ts`, root));

const markPure = (node: ts.Node) =>
  ts.isNewExpression(node) ? `/*#__PURE__*/ ${node.getText()}` : undefined;
for (const file of listFiles('zod/**/*.ts')) change(file, (text) => rewrite(text, markPure));
// Orval also writes the parameters and bodies of operations here; the files of the tags already have them.
for (const file of listFiles('zod/schemas/*.ts'))
  if (!schemaNames.includes(basename(file, '.ts'))) rmSync(new URL(file, root));

const models = listFiles('model/*.ts');
for (const file of models) change(file, (text) => text);
const types = [
  ...models.map((file) => `* from './${file}'`),
  `{ EarlyErrorCode, OperationErrorCodes } from './errorCodes.ts'`,
  `{ OperationId } from './operations.ts'`,
];
write('types.ts', types.map((type) => `export type ${type};\n`).join(''));

for (const folder of ['api', 'calls', 'msw'])
  rmSync(new URL(folder, root), { recursive: true, force: true });
for (const [file, text] of Object.entries(tables)) write(file, text);

// Types for `/fetch`, from the same description as the clients.
const blob = ts.factory.createTypeReferenceNode('Blob');
const paths = await openapiTS(JSON.stringify(forClients), {
  transform: (schema) =>
    schema.format === 'binary' || 'contentMediaType' in schema ? blob : undefined,
  silent: true,
});
write('paths.ts', astToString(paths));
