import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** API description of this package, both when running from source and from the build. */
export const packagedDescription = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? import.meta.resolve('@studio-portal/api-spec/openapi.json')
    : new URL('./openapi.json', import.meta.url),
);

interface Operation {
  operationId: string;
  'x-used-by'?: string[];
  'x-assumed'?: Record<string, string>;
}

interface Server {
  variables?: Record<string, { default: string }>;
}

interface PathItem {
  servers?: [Server];
  get?: Operation;
  put?: Operation;
  post?: Operation;
  delete?: Operation;
}

/** An operation of the API description. */
export interface DescribedOperation extends Operation {
  method: string;
  /** Path with the prefix of an external service. */
  path: string;
}

/** Path under which the backend serves an external service; empty for its own operations. */
const pathPrefix = ([server]: readonly Server[]): string =>
  Object.values(server?.variables ?? {})
    .map((variable) => variable.default)
    .join('');

/** Reads all operations of the API description. */
export function readOperations(): DescribedOperation[] {
  const { paths }: { paths: Record<string, PathItem> } = JSON.parse(
    readFileSync(packagedDescription, 'utf8'),
  );
  return Object.entries(paths).flatMap(([path, { servers = [], ...item }]) =>
    (['get', 'put', 'post', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [{ ...operation, method: method.toUpperCase(), path: pathPrefix(servers) + path }];
    }),
  );
}
