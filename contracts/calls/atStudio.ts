import { state, type ParamsOf, type ProviderState } from '../src/states.ts';
import { GET } from '../src/wire.ts';
import { noStudio, studio } from './given.ts';

type What = ParamsOf<'nothing on offer'>['what'];

/** What a call by `organizationUnitId` answers: an example, and the one of a studio that has none of something. */
interface Answers {
  given?: readonly ProviderState[];
  example: string;
  exactly?: readonly string[];
  nothing: readonly [what: What, example: string];
}

/** A public call about a studio: with an answer, with nothing on offer, and for a studio that is none. */
export const atStudio = (
  path: string,
  call: (params: { organizationUnitId: number }) => Promise<unknown>,
  { given = [], example, exactly = [], nothing: [what, empty] }: Answers,
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
