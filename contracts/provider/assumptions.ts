import { readFileSync } from 'node:fs';
import { packagedDescription } from './schemaCheck.ts';

interface Described {
  paths: Record<
    string,
    Record<string, { operationId?: string; 'x-assumed'?: Record<string, string> }>
  >;
}

/**
 * Formats the assumptions of the API description, one per line: operation, part and sentence. They
 * cover what the backend's catalogue leaves open.
 */
export function formatAssumptions(): string {
  const { paths }: Described = JSON.parse(readFileSync(packagedDescription, 'utf8'));
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, 'x-assumed': assumed = {} }) =>
      Object.entries(assumed).map(([part, text]) => `${operationId}\t${part}\t${text}\n`),
    )
    .join('');
}
