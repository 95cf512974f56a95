import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagPact } from './pacts.ts';
import { numberHeader, numberParam } from './recorder.ts';

/** Copies of pacts whose interactions send their number to the recorder. */
export interface NumberedPacts {
  files: string[];
  /** Numbers by description of the interaction. */
  numbers: ReadonlyMap<string, number>;
}

export function writeNumberedPacts(pacts: readonly TagPact[], folder: string): NumberedPacts {
  const numbers = new Map<string, number>();
  const files = pacts.map(({ tag, pact }) => {
    const interactions = pact.interactions.map((interaction) => {
      const number = numbers.size;
      numbers.set(interaction.description, number);
      const { request, providerStates } = interaction;
      return {
        ...interaction,
        providerStates: providerStates.map(({ name, params }) => ({
          name,
          params: { ...params, [numberParam]: number },
        })),
        request: { ...request, headers: { ...request.headers, [numberHeader]: [String(number)] } },
      };
    });
    const file = join(folder, `${tag}.json`);
    writeFileSync(file, JSON.stringify({ ...pact, interactions }));
    return file;
  });
  return { files, numbers };
}
