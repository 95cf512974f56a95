import type { MessageDescriptor } from 'react-intl';
import type { Kind } from './kinds.ts';

/** Everything that is said of a field, once: inputs, summary, checks and tests read it here. */
export interface FieldSpec {
  /** What the field is called. */
  readonly label: MessageDescriptor;
  readonly kind: Kind;
  /** Said where the field is empty, such as "Enter your street"; left out where it may be. */
  readonly missing?: MessageDescriptor;
  /** Most characters, as the description has it. */
  readonly max?: number;
  /** For password managers and autofill; every field says what it holds (WCAG 1.3.5). */
  readonly autoComplete: string;
  /** Error codes of the server that are about this field though they do not name it. */
  readonly codes?: readonly string[];
}

/** The fields of a form, in the order in which it asks for them. */
export type FieldSet = Readonly<Record<string, FieldSpec>>;

/** The same for a set whose names are known: no other name has a field. */
export type NamedFields<Fields> = { readonly [Name in keyof Fields]: FieldSpec };

/** What a form holds: a ticked box is a boolean, everything else is text. */
export type ValuesOf<Fields extends NamedFields<Fields>> = {
  -readonly [Name in keyof Fields]: Fields[Name]['kind'] extends 'accepted' ? boolean : string;
};

/** The same field where it may stay empty. */
export function optional<Spec extends FieldSpec>(spec: Spec): Omit<Spec, 'missing'> {
  const { missing, ...rest } = spec;
  return rest;
}
