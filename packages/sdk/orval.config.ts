import { defineConfig } from 'orval';

const target = '../../api-spec/dist/openapi.json';
const input = { target, override: { transformer: './codegen/clientTransformer.ts' } };

/**
 * What the generator makes of the description; `codegen/finish.ts` runs over it afterwards.
 * Why each option stands here: decisions/001-generator.md.
 */
export default defineConfig({
  client: {
    input,
    output: {
      target: 'src/generated/client/api.ts',
      schemas: 'src/generated/model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      urlEncodeParameters: true,
      headers: true,
      tagsSplitDeduplication: true,
      tsconfig: './tsconfig.json',
      override: {
        mutator: { path: './src/runtime/fetcher.ts', name: 'fetcher' },
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
        operations: {
          listCourseSlice: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          listPublicCourseSlice: { query: { useInfinite: true, useInfiniteQueryParam: 'page' } },
          // The catalogue has it as a PUT, which changes nothing.
          listMessages: { query: { useQuery: true } },
        },
      },
    },
  },
  zod: {
    input: { target, override: { transformer: './codegen/zodTransformer.ts' } },
    output: {
      target: 'src/generated/zod/api.ts',
      mode: 'tags-split',
      client: 'zod',
      clean: true,
      indexFiles: false,
      tsconfig: './tsconfig.json',
      override: {
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
