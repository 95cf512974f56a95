import { type Description, type Schema, resolveSchema } from './apiDescription.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/** Quotes text with single quotes. */
const quote = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

/** Returns the schema and all its variants. */
const collectVariants = (description: Description, schema: Schema | undefined): Schema[] => {
  if (!schema) return [];
  const form = resolveSchema(description, schema);
  return [form, ...(form.oneOf ?? []).flatMap((one) => collectVariants(description, one))];
};

/** Type information about a value. */
interface ValueType {
  description: Description;
  schema: Schema | undefined;
  /** Whether dates become a `Date`, as in the calls of `/api/<tag>`, or text. */
  dates: boolean;
}

/** Formats a value as TypeScript: as text, a `Date` or a `File`, depending on its schema. */
export function formatLiteral(value: unknown, indent = '', known?: ValueType): string {
  const forms = known ? collectVariants(known.description, known.schema) : [];
  const inside = (schema: Schema | undefined) => known && { ...known, schema };
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = forms.find((form) => form.items)?.items;
    if (value.length === 0) return '[]';
    const lines = value.map((one) => `${deeper}${formatLiteral(one, deeper, inside(items))},\n`);
    return `[\n${lines.join('')}${indent}]`;
  }
  if (isObject(value)) {
    const lines = Object.entries(value).map(([key, one]) => {
      const schema = forms.find((form) => form.properties?.[key])?.properties?.[key];
      return `${deeper}${isName(key) ? key : quote(key)}: ${formatLiteral(one, deeper, inside(schema))},\n`;
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
  }
  if (typeof value !== 'string') return String(value);
  const formats = new Set(forms.map(({ format }) => format));
  if (formats.has('binary')) return `new File(['…'], 'photo.jpg', { type: 'image/jpeg' })`;
  const isDate = formats.has('date') || formats.has('date-time');
  return known?.dates && isDate ? `new Date(${quote(value)})` : quote(value);
}
