import { readFileSync } from 'node:fs';
import { packagedDescription } from './schemaCheck.ts';

interface Described {
  paths: Record<
    string,
    Record<string, { operationId?: string; 'x-assumed'?: Record<string, string> }>
  >;
}

/** What the description chose where the catalogue of the backend is silent: call, part and sentence, one a line. */
export function assumptionsText(): string {
  const { paths }: Described = JSON.parse(readFileSync(packagedDescription, 'utf8'));
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, 'x-assumed': assumed = {} }) =>
      Object.entries(assumed).map(([part, text]) => `${operationId}\t${part}\t${text}\n`),
    )
    .join('');
}
