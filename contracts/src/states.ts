import type { vocabulary } from '../provider/vocabulary.ts';

type Vocabulary = typeof vocabulary;
export type StateName = keyof Vocabulary;

type ValueOf<P> = P extends { kind: 'choice'; says: infer Says }
  ? keyof Says
  : P extends { kind: 'integer' }
    ? number
    : string;

export type ParamsOf<Name extends StateName> = {
  readonly [P in keyof Vocabulary[Name]['params']]: ValueOf<Vocabulary[Name]['params'][P]>;
};

/** A state as it stands in a pact. */
export interface ProviderState {
  readonly name: StateName;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A state of the vocabulary; anything else, or a wrong parameter, does not compile. */
export const state = <Name extends StateName>(
  name: Name,
  params: ParamsOf<Name> & ProviderState['params'],
): ProviderState => ({ name, params });
