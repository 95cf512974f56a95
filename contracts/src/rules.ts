import type { JsonObject, Schema } from './description.ts';
import type { Branch } from './schema.ts';

/**
 * How one value of an answer is compared with the example: `string` wants a string that looks like its expression, `text` a
 * value whose JSON text does.
 */
export type Rule =
  | { match: 'type'; min?: number; max?: number }
  | { match: 'integer' | 'number' | 'equality' }
  | { match: 'string' | 'text'; regex: string };

const formats: Record<string, string> = {
  date: String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`,
  'date-time': String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})`,
  uuid: '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
  email: String.raw`[^@\s]+@[^@\s]+`,
  'uri-reference': String.raw`\S+`,
};

/** Text as an expression that matches it and nothing else. */
export const escaped = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What a string looks like as far as its schema says; null when it may be any. */
function looks({ enum: values, pattern, format }: Schema): string | null {
  if (values) return values.map(escaped).join('|');
  if (pattern) return pattern.replaceAll(/^\^|\$$/g, '');
  return (format && formats[format]) ?? null;
}

/** A scalar that must be there: by pattern where the schema knows one, else by type. */
export function scalarRule(schema: Branch): Rule {
  if (schema.type === 'integer' || schema.type === 'number') return { match: schema.type };
  const look = schema.type === 'string' ? looks(schema) : null;
  return look === null ? { match: 'type' } : { match: 'string', regex: `^(?:${look})$` };
}

/** What the JSON text of a value looks like that is neither string nor object. */
const jsonTexts: Record<string, string> = {
  integer: String.raw`-?\d+`,
  number: String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`,
  boolean: 'true|false',
  array: String.raw`\[[\s\S]*`,
};

/** An expression for a value that is written as text, as in a header. */
export function textRule(schema: Schema): string {
  if (schema.type === 'integer') return String.raw`^\d+$`;
  return `^(?:${looks(schema) ?? '.+'})$`;
}

/**
 * A list that is empty, inside another list. Pact compares nothing when an empty list is asked for by a rule, so null is
 * asked for, and an expression over the JSON text of what is there.
 */
export const emptyListRule: Rule = { match: 'text', regex: String.raw`^\[\]$` };

/**
 * A value that may be null. Pact has no rule for that, but its regular expressions run over the JSON
 * text of what is no string, so one expression covers null and the rest.
 */
export function nullableRule(schemas: readonly Branch[]): Rule {
  const texts = schemas.map((schema) => {
    if (schema.type === 'string') return looks(schema) ?? String.raw`[^\[\{][\s\S]*`;
    return jsonTexts[schema.type] ?? String.raw`\{[\s\S]*`;
  });
  return { match: 'text', regex: `^(?:|null|${texts.join('|')})$` };
}

/**
 * The rule in the form that a pact file has, all of which must hold. Pact lets expressions run over the text of whatever
 * is there, and `null` and `4711` are letters and digits too, so a string is asked for besides.
 */
export function toMatchers(rule: Rule): JsonObject[] {
  if (rule.match === 'string') return [{ match: 'type' }, expression(rule.regex)];
  if (rule.match === 'text') return [expression(rule.regex)];
  return [{ ...rule }];
}

const expression = (regex: string): JsonObject => ({ match: 'regex', regex });

/** Whether two rules are the same. */
export const sameRule = (a: Rule, b: Rule): boolean => JSON.stringify(a) === JSON.stringify(b);
