/**
 * Derives the types of the API from the bundled description: what handlers receive and answer, and
 * which operations stand behind a session. Run with `npm run gen -w apps/sandbox`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import openapiTS, { astToString } from 'openapi-typescript';
import { operationsOf } from '../src/server/operations.ts';

const folder = new URL('../src/generated/', import.meta.url);
const header = '// Generated from api-spec/dist/openapi.json by `npm run gen`. Do not edit.\n';

const types = await openapiTS(
  new URL(import.meta.resolve('@studio-portal/api-spec/openapi.json')),
  {
    alphabetize: false,
  },
);

const sessions = operationsOf(description).filter((operation) => operation.needsSession);
const sessionType = `/** Operations that a request reaches only with a session. */\nexport type SessionOperationId =\n${sessions
  .map((operation) => `  | '${operation.id}'`)
  .join('\n')};\n`;

await mkdir(folder, { recursive: true });
await writeFile(new URL('openapi.ts', folder), `${header}\n${astToString(types)}`);
await writeFile(new URL('sessions.ts', folder), `${header}\n${sessionType}`);
