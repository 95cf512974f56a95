import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { type FoldedKind, foldText } from '../foldText.ts';
import { type FieldSet, type FieldSpec, type FieldType, isRequired } from './fieldSpec.ts';
import { issueMessage } from './issueMessage.ts';

/** Values as the inputs hold them. */
export type FormValues = Record<string, string | boolean>;

/** Values as they are sent; undefined for an empty field. */
export type ParsedValues = Record<string, unknown>;

export type FormControl = UseFormReturn<FormValues, unknown, ParsedValues>;

const foldedTypes: Partial<Record<FieldType, FoldedKind>> = { email: 'email', tel: 'number' };

/**
 * Folds an identifier and trims any other text, except passwords. Returns undefined for an empty
 * text or an unticked checkbox.
 */
function readValue(spec: FieldSpec, value: string | boolean | undefined) {
  const read = typeof value === 'string' ? readText(spec, value) : value;
  return read === '' || read === false ? undefined : read;
}

function readText({ type, folded = foldedTypes[type] }: FieldSpec, text: string): string {
  if (folded) return foldText(folded, text);
  return type === 'password' ? text : text.trim();
}

function fieldSchema(spec: FieldSpec): z.ZodMiniType {
  const { schema, check } = spec;
  const checked = check ? z.pipe(schema, z.string().check(check)) : schema;
  return isRequired(spec) ? z.nonoptional(checked) : z.optional(checked);
}

/**
 * Validates the fields on screen and parses all values. Rejects if a check throws, so that nothing
 * is sent.
 */
export const formResolver =
  (fields: FieldSet, intl: IntlShape): Resolver<FormValues, unknown, ParsedValues> =>
  (values, context, options) => {
    const specs = Object.entries(fields);
    const onScreen = specs.filter(([name]) => options.fields[name]?.mount === true);
    const schema = z.pipe(
      z.transform((typed: FormValues): ParsedValues =>
        Object.fromEntries(specs.map(([name, spec]) => [name, readValue(spec, typed[name])])),
      ),
      z.looseObject(Object.fromEntries(onScreen.map(([name, spec]) => [name, fieldSchema(spec)]))),
    );
    const error = (issue: z.core.$ZodRawIssue) =>
      issueMessage(issue, fields[String(issue.path?.[0])], intl);
    return zodResolver(schema, { error })(values, context, options);
  };
