import { defineConfig } from 'orval';
import { toCall } from './codegen/calls.ts';
import { forClients, forZod, operations } from './codegen/description.ts';

/**
 * Settings of the generator; `codegen/finish.ts` then post-processes its output into src/generated.
 * decisions/001-generate-with-orval.md gives the reasons for each option.
 */
export default defineConfig({
  client: {
    input: { target: forClients },
    output: {
      target: 'src/.orval/client/api.ts',
      schemas: 'src/.orval/model',
      mode: 'tags-operations',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      urlEncodeParameters: true,
      headers: true,
      tsconfig: './tsconfig.json',
      override: {
        header: false,
        transformer: toCall,
        mutator: { path: './src/runtime/fetcher.ts', name: 'fetcher' },
        paramsSerializer: { path: './src/runtime/toQuery.ts', name: 'toQuery' },
        fetch: { arrayFormat: 'repeat', includeHttpResponseReturnType: false },
        useDatesTransform: true,
        query: {
          version: 5,
          signal: true,
          useSuspenseQuery: true,
          usePrefetch: true,
          useInvalidate: true,
          useSkipToken: true,
          useOperationIdAsQueryKey: true,
        },
        // One of them, listMessages, is a PUT that changes nothing.
        operations: Object.fromEntries(
          operations
            .filter(({ isPaged }) => isPaged)
            .map(({ id }) => [
              id,
              { query: { useQuery: true, useInfinite: true, useInfiniteQueryParam: 'page' } },
            ]),
        ),
      },
    },
  },
  zod: {
    input: { target: forZod },
    output: {
      target: 'src/.orval/zod/api.ts',
      // One file per schema: bundlers share whole files between chunks.
      schemas: { path: 'src/.orval/zod/schemas', type: 'zod' },
      schemaFileExtension: '.ts',
      namingConvention: 'PascalCase',
      mode: 'tags',
      client: 'zod',
      clean: true,
      indexFiles: false,
      tsconfig: './tsconfig.json',
      override: {
        header: false,
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
        },
      },
    },
  },
});
