import type { MessageDescriptor } from 'react-intl';
import type * as z from 'zod/mini';
import type { FoldedKind } from '../foldText.ts';

/** Types of text fields. */
export type TextType = 'email' | 'password' | 'tel' | 'text';

/** Each input takes fields of its own types only, so that a day cannot end up in a text field. */
export type FieldType = TextType | 'birthday' | 'checkbox' | 'choice' | 'date';

/** A field of a form, independent of the request that its value goes into. */
export interface FieldInput {
  readonly label: MessageDescriptor;
  readonly type: FieldType;
  /**
   * Error for an empty required field, such as "Enter your street". Default: "This value is
   * required".
   */
  readonly missing?: MessageDescriptor;
  /** Error for a value that violates a pattern, a minimum length or `check`. */
  readonly invalid?: MessageDescriptor;
  /** A rule of the specification that the API description lacks. */
  readonly check?: z.core.$ZodCheck<string>;
  /**
   * How look-alike characters of a copied identifier are folded before validation. Types `email` and
   * `tel` are always folded; IBAN and BIC by their schema (`compacted`).
   */
  readonly folded?: FoldedKind;
  /** Defaults to the schema. */
  readonly required?: boolean;
  /** Tells browsers and password managers the purpose of the field (WCAG 1.3.5). */
  readonly autoComplete: string;
  /** Error codes of the server that concern this field without naming it. */
  readonly codes?: readonly string[];
}

/** A field with the request property for its value, which defines limits, pattern and format. */
export interface FieldSpec extends FieldInput {
  readonly schema: z.ZodMiniType;
}

export type InputSet = Readonly<Record<string, FieldInput>>;

/** The fields of a form in order. */
export type FieldSet = Readonly<Record<string, FieldSpec>>;

/** A set of fields with known names; other names have none. */
export type NamedFields<Fields> = { readonly [Name in keyof Fields]: FieldSpec };

/** The values of a form: booleans for checkboxes, texts for all other fields. */
export type ValuesOf<Fields extends { readonly [Name in keyof Fields]: FieldInput }> = {
  -readonly [Name in keyof Fields]: Fields[Name]['type'] extends 'checkbox' ? boolean : string;
};

/**
 * Gives each field the schema of the same name.
 * @param shape properties of a request, such as `CustomerData.shape`
 */
export function withSchemas<const Inputs extends InputSet>(
  inputs: Inputs,
  shape: { readonly [Name in keyof Inputs]: z.ZodMiniType },
): { readonly [Name in keyof Inputs]: Inputs[Name] & Pick<FieldSpec, 'schema'> };
export function withSchemas(
  inputs: InputSet,
  shape: Readonly<Record<string, z.ZodMiniType>>,
): FieldSet {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => {
      const schema = shape[name];
      if (!schema) throw new TypeError(`withSchemas: the request has no property "${name}".`);
      return [name, { ...input, schema }];
    }),
  );
}

/** Returns whether a field must be filled in. */
export const isRequired = ({ required, schema }: FieldSpec): boolean =>
  required ?? !(schema.safeParse(undefined).success || schema.safeParse(null).success);
