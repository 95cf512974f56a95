/** Runs over what the generator wrote, and writes the tables that it does not know of. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertChanges, finishClient } from './clients.ts';
import { mockFiles } from './mocks.ts';
import { operationTables } from './operationTables.ts';
import { importSingly, splitSchemas } from './splitSchemas.ts';

const root = new URL('../src/generated/', import.meta.url).pathname;
const header =
  '/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */\n';

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .toSorted();

for (const file of filesOf('client')) {
  const path = join(root, file);
  writeFileSync(path, finishClient(file, readFileSync(path, 'utf8')));
}
assertChanges();

const schemas = splitSchemas(readFileSync(join(root, 'zod/api.schemas.ts'), 'utf8'), header);
rmSync(join(root, 'zod/api.schemas.ts'));
for (const file of filesOf('zod')) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(
    '= new RegExp(',
    '= /*#__PURE__*/ new RegExp(',
  );
  writeFileSync(join(root, file), importSingly(text));
}
mkdirSync(join(root, 'zod/schemas'), { recursive: true });
for (const [file, text] of schemas) writeFileSync(join(root, 'zod/schemas', file), text);

const models = filesOf('model')
  .map((file) => file.slice('model/'.length))
  .filter((file) => file !== 'index.ts');
writeFileSync(
  join(root, 'types.ts'),
  header +
    models.map((file) => `export type * from './model/${file}';\n`).join('') +
    `export type { OperationErrorCodes } from './errorCodes.ts';\nexport type { OperationId } from './operations.ts';\n`,
);
const tables = Object.entries(operationTables(header));
for (const folder of ['examples', 'msw']) {
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder));
}
for (const [file, text] of [...tables, ...mockFiles(header)]) writeFileSync(join(root, file), text);
