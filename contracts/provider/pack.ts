/**
 * Copies the pacts and the API description into the package, as the last step of `npm run build`.
 */
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = new URL('dist/', import.meta.url);
rmSync(new URL('pacts', dist), { recursive: true, force: true });
cpSync(new URL('../pacts', import.meta.url), new URL('pacts', dist), { recursive: true });
cpSync(
  fileURLToPath(import.meta.resolve('@studio-portal/api-spec/openapi.json')),
  new URL('openapi.json', dist),
);
