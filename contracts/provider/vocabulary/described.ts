/** A parameter of a provider state: a value of the request, or one of a few kinds of situation. */
export type Param =
  | { readonly kind: 'integer'; readonly says: string }
  | { readonly kind: 'string'; readonly says: string }
  | { readonly kind: 'choice'; readonly says: Readonly<Record<string, string>> };

/** What a state fixes of the answers that follow it. */
export interface Fixes {
  /** Amounts of money: wherever an answer tells this price, it tells it so. */
  readonly amounts?: readonly number[];
  /**
   * Local times in the zone of studio 1001, Europe/Berlin, by name of field: `17:00` on the `day` that the state answers, or
   * `2026-12-02 00:00`.
   */
  readonly times?: Readonly<Record<string, string>>;
}

/** What a state means, in words for the people of the backend, and its parameters. */
export interface Described {
  readonly says: string;
  /** Names of what the states endpoint must answer. */
  readonly answers?: readonly string[];
  readonly fixes?: Fixes;
  readonly params: Readonly<Record<string, Param>>;
}

/** Numbers, texts and closed sets as parameters, each with its meaning. */
export const integer = <const Says extends string>(says: Says) =>
  ({ kind: 'integer', says }) as const;
export const string = <const Says extends string>(says: Says) =>
  ({ kind: 'string', says }) as const;
export const choice = <const Says extends Readonly<Record<string, string>>>(says: Says) =>
  ({ kind: 'choice', says }) as const;
