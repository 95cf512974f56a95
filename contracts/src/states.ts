import type { vocabulary } from '../provider/vocabulary.ts';

type Vocabulary = typeof vocabulary;
export type StateName = keyof Vocabulary;

type ParamValue<P> = P extends { kind: 'choice'; says: infer Says }
  ? keyof Says
  : P extends { kind: 'integer' }
    ? number
    : string;

export type StateParams<Name extends StateName> = {
  readonly [P in keyof Vocabulary[Name]['params']]: ParamValue<Vocabulary[Name]['params'][P]>;
};

/** A provider state in a pact. */
export interface ProviderState {
  readonly name: StateName;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Creates a state of the vocabulary; unknown names and invalid parameters do not compile. */
export const state = <Name extends StateName>(
  name: Name,
  params: StateParams<Name> & ProviderState['params'],
): ProviderState => ({ name, params });
