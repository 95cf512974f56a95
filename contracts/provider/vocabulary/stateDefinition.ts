/** Parameter of a provider state: a value of the request or one of several options. */
export type Param =
  | { readonly kind: 'integer'; readonly says: string }
  | { readonly kind: 'string'; readonly says: string }
  | { readonly kind: 'choice'; readonly says: Readonly<Record<string, string>> };

/** Values in responses that a state determines, beside the ids that it names in its text. */
export interface Fixes {
  /** Amounts of money that must match literally wherever a response contains them. */
  readonly amounts?: readonly number[];
  /**
   * Names of statuses, types and flags, or ends of their dotted paths, that have the values of the
   * example in the API description wherever a response contains them.
   */
  readonly fields?: readonly string[];
  /**
   * Local times in the time zone of studio 1001, Europe/Berlin, by field name: `17:00` on the `day` that
   * the state returns, or `2026-12-02 00:00`. A situation of the state may have others.
   */
  readonly times?: Readonly<Record<string, string>>;
}

/** Meaning of a provider state for backend developers, and its parameters. */
export interface StateDefinition {
  readonly says: string;
  /** Fields that the states endpoint must return. */
  readonly answers?: readonly string[];
  readonly fixes?: Fixes;
  readonly params: Readonly<Record<string, Param>>;
}

/** Defines an integer, string or choice parameter with its meaning. */
export const integer = <const Says extends string>(says: Says) =>
  ({ kind: 'integer', says }) as const;
export const string = <const Says extends string>(says: Says) =>
  ({ kind: 'string', says }) as const;
export const choice = <const Says extends Readonly<Record<string, string>>>(says: Says) =>
  ({ kind: 'choice', says }) as const;
