import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const folder = fileURLToPath(new URL('../../../packages/sdk/src', import.meta.url));

/** Sources of the SDK's entry points. Development reads them, so that a changed description shows without a build. */
export const sdkSources: Alias[] = [
  {
    find: /^@studio-portal\/sdk\/((?:api|calls|msw|zod)\b.*|botProtected|forFamily|operations|types)$/,
    replacement: `${folder}/generated/$1.ts`,
  },
  { find: /^@studio-portal\/sdk$/, replacement: `${folder}/index.ts` },
  { find: /^@studio-portal\/sdk\/(\w+)$/, replacement: `${folder}/$1.ts` },
];
