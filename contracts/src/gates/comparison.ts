import { createRequire } from 'node:module';
import { operations } from '@studio-portal/sdk/operations';
import { descriptionText, pathExamplesOf, prefixOf } from '../description.ts';
import { isOperationId } from '../operationIds.ts';
import type { Interaction, Pact } from '../pactFile.ts';

interface Finding {
  type: 'error' | 'warning' | 'info';
  code: string;
  message: string;
  mockDetails?: { interactionDescription?: string | null; location: string };
}

interface ComparatorModule {
  Comparator: new (options: { oas: unknown }) => {
    compare(pact: Pick<Pact, 'metadata' | 'interactions'>): AsyncIterable<Finding>;
  };
}

// Its declarations name files without their endings, which Node's resolution does not find.
const require = createRequire(import.meta.url);
const { Comparator }: ComparatorModule = require('@pactflow/openapi-pact-comparator');

/**
 * The comparison finds an operation by its path, parameters checked. A request that is refused for a
 * path parameter is looked up with a good one instead, so that its answer is compared too. It does not know of
 * servers, so the path under which the provider plays a service is taken away.
 */
function findable(interaction: Interaction): Interaction {
  const [name = ''] = interaction.description.split(' ');
  if (!isOperationId(name)) return interaction;
  if (interaction.response.status !== 400) {
    const path = interaction.request.path.slice(prefixOf(name).length);
    return { ...interaction, request: { ...interaction.request, path } };
  }
  const examples = pathExamplesOf(name);
  const path = operations[name].path.replaceAll(
    /\{([^}]+)\}/g,
    (_all, parameter: string) => examples.get(parameter) ?? '',
  );
  return { ...interaction, request: { ...interaction.request, path } };
}

/**
 * Compares pacts with the description: requests and answers against their schemas.
 * @returns findings in words, warnings included; empty when there is none
 */
export async function comparisonFaults(pacts: Iterable<Pact>): Promise<string[]> {
  const comparator = new Comparator({ oas: JSON.parse(descriptionText) });
  const faults = new Set<string>();
  for (const { metadata, interactions } of pacts) {
    const pact = { metadata, interactions: interactions.map(findable) };
    for await (const { type, code, message, mockDetails } of comparator.compare(pact)) {
      const title = mockDetails?.interactionDescription ?? '';
      faults.add(`${title}: ${type} ${code}: ${message} (${mockDetails?.location})`);
    }
  }
  return [...faults];
}
