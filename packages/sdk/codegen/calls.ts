import type { GeneratorVerbOptions } from 'orval';
import { operations } from './description.ts';

/**
 * Sets for one operation what orval's options set for all: which operation its fetcher is told to send (`requestOptions`), which
 * fetcher that is, and the type of its errors. Orval calls it for every operation (`override.transformer`).
 */
export function toCall(verb: GeneratorVerbOptions): GeneratorVerbOptions {
  const operation = operations.find(({ id }) => id === verb.operationId);
  if (!operation || !verb.mutator)
    throw new Error(`${verb.operationId} is not in the description.`);
  const { id: operationId, statuses, isFile, service, idempotent, forFamily } = operation;
  const given = { operationId, statuses, isFile, service, idempotent };
  // JSON leaves out what is undefined.
  const requestOptions = JSON.parse(JSON.stringify(given));
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
