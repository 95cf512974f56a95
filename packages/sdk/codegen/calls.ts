import type { GeneratorVerbOptions } from 'orval';
import { operations } from './description.ts';

/**
 * Sets per operation what orval can only set globally: the operation passed to the fetcher (`requestOptions`), the
 * fetcher itself, and the error type. Orval calls it for every operation (`override.transformer`).
 */
export function toCall(verb: GeneratorVerbOptions): GeneratorVerbOptions {
  const operation = operations.find(({ id }) => id === verb.operationId);
  if (!operation || !verb.mutator)
    throw new Error(
      `${verb.operationId} is not in the API description. Run npm run gen at the root.`,
    );
  const {
    id: operationId,
    statuses,
    isFile,
    service,
    isCrossOrigin,
    idempotent,
    forFamily,
  } = operation;
  const callFields = { operationId, statuses, isFile, service, isCrossOrigin, idempotent };
  // The round trip drops undefined values.
  const requestOptions = JSON.parse(JSON.stringify(callFields));
  const fetcher = operationId === 'login' ? 'loginFetcher' : 'fetcher';
  return {
    ...verb,
    // finishClient documents every overload instead.
    doc: '',
    summary: '',
    deprecated: false,
    mutator: { ...verb.mutator, name: forFamily ? 'familyFetcher' : fetcher },
    paramsSerializer: verb.queryParams && verb.paramsSerializer,
    response: {
      ...verb.response,
      definition: { ...verb.response.definition, errors: `OperationError<'${operationId}'>` },
      imports: [
        ...verb.response.imports,
        { name: 'OperationError', importPath: '../../../runtime/operationError.ts' },
      ],
    },
    override: { ...verb.override, requestOptions },
  };
}
