import type { JsonObject, Schema } from './description.ts';
import type { Branch } from './schema.ts';

/**
 * Comparison rule for a value: `string` and `numeral` require a string or a number whose text matches the expression;
 * `text` matches the expression against the JSON text of any value.
 */
export type Rule =
  | { match: 'type'; min?: number; max?: number }
  | { match: 'integer' | 'number' | 'equality' }
  | { match: 'numeral' | 'string' | 'text'; regex: string };

const formats: Record<string, string> = {
  date: String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`,
  'date-time': String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})`,
  uuid: '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}',
  email: String.raw`[^@\s]+@[^@\s]+`,
  'uri-reference': String.raw`\S+`,
};

/** Escapes text for use in a regular expression. */
export const escapeRegex = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns the pattern that a string schema requires; null if any string is valid. */
function stringPattern({ enum: values, pattern, format }: Schema): string | null {
  if (values) return values.map(escapeRegex).join('|');
  if (pattern) return pattern.replaceAll(/^\^|\$$/g, '');
  return (format && formats[format]) ?? null;
}

/** Returns the rule for a required scalar: by pattern if the schema has one, otherwise by type. */
export function scalarRule(schema: Branch): Rule {
  if (schema.type === 'integer' || schema.type === 'number') return { match: schema.type };
  const look = schema.type === 'string' ? stringPattern(schema) : null;
  return look === null ? { match: 'type' } : { match: 'string', regex: `^(?:${look})$` };
}

/** Requires a number with any decimals: `10` and `10.00` are equal, although Pact's equality differs. */
export function equalNumber(value: number): Rule {
  const [whole = '', decimals] = String(value).split('.');
  const rest = decimals === undefined ? String.raw`(?:\.0+)?` : String.raw`\.${decimals}0*`;
  return { match: 'numeral', regex: `^${whole}${rest}$` };
}

/** Accepts any instant or null; the kit compares it with the expected one. */
export const instantRule: Rule = { match: 'text', regex: `^(?:|null|${formats['date-time']})$` };

/** Patterns of the JSON text of values other than strings and objects. */
const jsonPatterns: Record<string, string> = {
  integer: String.raw`-?\d+`,
  number: String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`,
  boolean: 'true|false',
  array: String.raw`\[[\s\S]*`,
};

/** Returns the regular expression for a value in text form, such as a header. */
export function textPattern(schema: Schema): string {
  if (schema.type === 'integer') return String.raw`^\d+$`;
  return `^(?:${stringPattern(schema) ?? '.+'})$`;
}

/**
 * Requires an empty list inside a list item. Pact compares nothing if a rule's example is an empty
 * list, so the pact has null and a pattern for the JSON text.
 */
export const emptyListRule: Rule = { match: 'text', regex: String.raw`^\[\]$` };

/**
 * Returns the rule for a nullable value. Pact has none, but matches regular expressions against the
 * JSON text of non-strings, so one expression covers null and other values.
 */
export function nullableRule(schemas: readonly Branch[]): Rule {
  const texts = schemas.map((schema) => {
    if (schema.type === 'string') return stringPattern(schema) ?? String.raw`[^\[\{][\s\S]*`;
    return jsonPatterns[schema.type] ?? String.raw`\{[\s\S]*`;
  });
  return { match: 'text', regex: `^(?:|null|${texts.join('|')})$` };
}

/**
 * Converts a rule to the matchers of a pact file, all of which must match. Pact applies regular
 * expressions to the text of any value, and `null` or `4711` could match a string pattern; the type
 * matcher rules them out.
 */
export function toMatchers(rule: Rule): JsonObject[] {
  if (rule.match === 'numeral') return [{ match: 'number' }, expression(rule.regex)];
  if (rule.match === 'string') return [{ match: 'type' }, expression(rule.regex)];
  if (rule.match === 'text') return [expression(rule.regex)];
  return [{ ...rule }];
}

const expression = (regex: string): JsonObject => ({ match: 'regex', regex });

export const isSameRule = (a: Rule, b: Rule): boolean => JSON.stringify(a) === JSON.stringify(b);
