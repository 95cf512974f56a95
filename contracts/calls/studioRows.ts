import { state, type StateParams, type ProviderState } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { noStudio, studio } from './given.ts';

type MissingThing = StateParams<'nothing on offer'>['what'];

/** Examples of a call by `organizationUnitId`: one with content and one without. */
interface StudioExamples {
  given?: readonly ProviderState[];
  example: string;
  exactly?: readonly string[];
  nothing: readonly [what: MissingThing, example: string];
}

/**
 * Builds the rows of a public call about a studio: with content, without content, and for an
 * unknown studio.
 */
export const studioRows = (
  path: string,
  call: (params: { organizationUnitId: number }) => Promise<unknown>,
  { given = [], example, exactly = [], nothing: [what, empty] }: StudioExamples,
) => {
  const ask = (organizationUnitId: number) => ({
    call: () => call({ organizationUnitId }),
    request: GET(path, { query: { organizationUnitId: String(organizationUnitId) } }),
  });
  return {
    200: [
      { ...ask(1001), given: [studio, ...given], example, exactly },
      { ...ask(1001), given: [studio, state('nothing on offer', { what })], example: empty },
    ],
    404: { 'studio.error.notfound': { ...ask(1999), given: [noStudio] } },
  } as const;
};
