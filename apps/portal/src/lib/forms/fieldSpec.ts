import type { MessageDescriptor } from 'react-intl';
import type * as z from 'zod/mini';

/** Types of fields that are typed into, as HTML names them. */
export type TextType = 'date' | 'email' | 'password' | 'tel' | 'text';

/** Each input takes fields of its own types only, so that a birthday cannot end up in a text field. */
export type FieldType = TextType | 'birthday' | 'checkbox' | 'choice';

/** A field as every form shows it, whichever request its value goes into. */
export interface FieldInput {
  readonly label: MessageDescriptor;
  readonly type: FieldType;
  /** Said when the field is required and empty, such as "Enter your street"; left out, "This value is required". */
  readonly missing?: MessageDescriptor;
  /** Said when the value breaks a pattern, a least length or `check`. */
  readonly invalid?: MessageDescriptor;
  /** A rule of the spec that the API description does not have. */
  readonly check?: z.core.$ZodCheck<string>;
  /** Left out, as the schema has it. */
  readonly required?: boolean;
  /** For password managers and autofill; every field says what it holds (WCAG 1.3.5). */
  readonly autoComplete: string;
  /** Error codes of the server that are about this field though they do not name it. */
  readonly codes?: readonly string[];
}

/** A field with the property of the request that takes its value: limits, pattern and format are those of the API description. */
export interface FieldSpec extends FieldInput {
  readonly schema: z.ZodMiniType;
}

export type InputSet = Readonly<Record<string, FieldInput>>;

/** The fields of a form, in the order in which it asks for them. */
export type FieldSet = Readonly<Record<string, FieldSpec>>;

/** The same for a set whose names are known: no other name has a field. */
export type NamedFields<Fields> = { readonly [Name in keyof Fields]: FieldSpec };

/** What a form holds: a ticked box is a boolean, everything else is text. */
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

/** Whether a field must be filled in. */
export const isRequired = ({ required, schema }: FieldSpec): boolean =>
  required ?? !(schema.safeParse(undefined).success || schema.safeParse(null).success);
