/**
 * Derives the types of the API from the bundled description: what handlers receive and answer, which
 * operations stand behind a session, and which may change something. Run with `npm run gen -w apps/sandbox`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parseOperations } from '../src/platform/http/operations.ts';

const folder = new URL('../src/generated/', import.meta.url);
const header = '// Generated from api-spec/dist/openapi.json by `npm run gen`. Do not edit.\n';

/** Media types of files that the sandbox creates as bytes; it draws pictures as text. */
const byteTypes = ['application/pdf', 'application/vnd.apple.pkpass'];

const bytes = ts.factory.createTypeReferenceNode('Uint8Array');

const types = await openapiTS(
  new URL(import.meta.resolve('@studio-portal/api-spec/openapi.json')),
  {
    alphabetize: false,
    transform: (schema) =>
      'contentMediaType' in schema && byteTypes.some((type) => type === schema.contentMediaType)
        ? bytes
        : undefined,
  },
);

const operations = parseOperations(description);

/** The names of some operations as a closed set. */
const union = (name: string, says: string, some: typeof operations): string =>
  `/** ${says} */\nexport type ${name} =\n${some.map(({ id }) => `  | '${id}'`).join('\n')};\n`;

const sessions = union(
  'SessionOperationId',
  'Operations that a request reaches only with a session.',
  operations.filter(({ needsSession }) => needsSession),
);
const writing = union(
  'WritingOperationId',
  'Operations that may change something: all but those that are read with GET.',
  operations.filter(({ method }) => method !== 'GET'),
);

await mkdir(folder, { recursive: true });
await writeFile(new URL('openapi.ts', folder), `${header}\n${astToString(types)}`);
await writeFile(new URL('sessions.ts', folder), `${header}\n${sessions}`);
await writeFile(new URL('writing.ts', folder), `${header}\n${writing}`);
