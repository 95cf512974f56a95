import type { Json } from '../description.ts';
import type { Pact } from '../pactFile.ts';
import { vocabulary } from '../../provider/vocabulary.ts';
import type { Param } from '../../provider/vocabulary/stateDefinition.ts';

const known: ReadonlyMap<string, { params: Readonly<Record<string, Param>> }> = new Map(
  Object.entries(vocabulary),
);

function matchesParam(param: Param, value: Json | undefined): boolean {
  if (param.kind === 'integer') return Number.isInteger(value);
  if (typeof value !== 'string') return false;
  return param.kind === 'string' || Object.hasOwn(param.says, value);
}

/** Lists provider states and parameters in pacts that the vocabulary lacks. */
export function stateErrors(pacts: Iterable<Pact>): string[] {
  return [...pacts].flatMap(({ interactions }) =>
    interactions.flatMap(({ description, providerStates }) =>
      providerStates.flatMap(({ name, params = {} }) => {
        const state = known.get(name);
        if (!state)
          return [`"${description}" uses the state "${name}", which is not in the vocabulary.`];
        const names = new Set([...Object.keys(state.params), ...Object.keys(params)]);
        return [...names].flatMap((param) => {
          const described = state.params[param];
          if (described && matchesParam(described, params[param])) return [];
          return [
            `"${description}": parameter ${param} of "${name}" cannot be ${JSON.stringify(params[param])}.`,
          ];
        });
      }),
    ),
  );
}
