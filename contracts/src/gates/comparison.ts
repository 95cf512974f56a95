import { createRequire } from 'node:module';
import { operations } from '@studio-portal/sdk/operations';
import { descriptionText, pathExamples, serverPrefix } from '../description.ts';
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

// Its declarations import without file extensions, which Node's resolution does not support.
const require = createRequire(import.meta.url);
const { Comparator }: ComparatorModule = require('@pactflow/openapi-pact-comparator');

/**
 * The comparator finds operations by path and validates path parameters. For expected 400
 * responses, it gets a path with valid parameters so that the response is compared as well. It
 * ignores `servers`, so the prefix of external services is removed.
 */
function withMatchablePath(interaction: Interaction): Interaction {
  const [name = ''] = interaction.description.split(' ');
  if (!isOperationId(name)) return interaction;
  if (interaction.response.status !== 400) {
    const path = interaction.request.path.slice(serverPrefix(name).length);
    return { ...interaction, request: { ...interaction.request, path } };
  }
  const examples = pathExamples(name);
  const path = operations[name].path.replaceAll(
    /\{([^}]+)\}/g,
    (_all, parameter: string) => examples.get(parameter) ?? '',
  );
  return { ...interaction, request: { ...interaction.request, path } };
}

/**
 * Compares the requests and responses of pacts with the API description.
 * @returns findings as text, including warnings; empty if there are none
 */
export async function comparisonErrors(pacts: Iterable<Pact>): Promise<string[]> {
  const comparator = new Comparator({ oas: JSON.parse(descriptionText) });
  const faults = new Set<string>();
  for (const { metadata, interactions } of pacts) {
    const pact = { metadata, interactions: interactions.map(withMatchablePath) };
    for await (const { type, code, message, mockDetails } of comparator.compare(pact)) {
      const title = mockDetails?.interactionDescription ?? '';
      faults.add(`${title}: ${type} ${code}: ${message} (${mockDetails?.location})`);
    }
  }
  return [...faults];
}
