/** A parameter of a provider state: a value of the request, or one of a few kinds of situation. */
export type Param =
  | { readonly kind: 'integer'; readonly says: string }
  | { readonly kind: 'string'; readonly says: string }
  | { readonly kind: 'choice'; readonly says: Readonly<Record<string, string>> };

/** What a state means, in words for the people of the backend, and its parameters. */
export interface Described {
  readonly says: string;
  readonly params: Readonly<Record<string, Param>>;
}

/** Numbers, texts and closed sets as parameters, each with its meaning. */
export const integer = <const Says extends string>(says: Says) =>
  ({ kind: 'integer', says }) as const;
export const string = <const Says extends string>(says: Says) =>
  ({ kind: 'string', says }) as const;
export const choice = <const Says extends Readonly<Record<string, string>>>(says: Says) =>
  ({ kind: 'choice', says }) as const;
