/** Writes the types for `/fetch`, from the same description as the clients, beside orval's output. */
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { forClients } from './description.ts';

const blob = ts.factory.createTypeReferenceNode('Blob');
const paths = await openapiTS(JSON.stringify(forClients), {
  transform: (schema) =>
    schema.format === 'binary' || 'contentMediaType' in schema ? blob : undefined,
  silent: true,
});
writeFileSync(new URL('../src/.orval/paths.ts', import.meta.url), astToString(paths));
