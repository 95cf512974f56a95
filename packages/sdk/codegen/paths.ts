/**
 * Writes src/generated/paths.ts, the types of `/fetch`: of the description as the clients see it (codegen/transformer.ts), so that
 * no call asks for headers that the runtime sends, and with files as Blob.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { transform } from './transformer.ts';

const description: Parameters<typeof transform>[0] = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);
const blob = ts.factory.createTypeReferenceNode('Blob');
const ast = await openapiTS(JSON.stringify(transform(description)), {
  transform: (schema) =>
    schema.format === 'binary' || 'contentMediaType' in schema ? blob : undefined,
  silent: true,
});
const text = astToString(ast);
for (const left of ['X-Nox-Client-Type', '"image/svg+xml": string'])
  if (text.includes(left))
    throw new Error(`paths.ts still holds ${left}; codegen/paths.ts no longer fits the generator.`);
writeFileSync(
  new URL('../src/generated/paths.ts', import.meta.url),
  `/** Generated from api-spec by codegen/paths.ts. Do not edit; run \`npm run gen\`. */\n\n${text}`,
);
