import { type Description, type Schema, resolved } from './described.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/** Text between single quotes. */
const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

/** The schema, and where it has several forms, all of them. */
const formsOf = (description: Description, schema: Schema | undefined): Schema[] => {
  if (!schema) return [];
  const form = resolved(description, schema);
  return [form, ...(form.oneOf ?? []).flatMap((one) => formsOf(description, one))];
};

/** What is known of a value. */
interface Known {
  description: Description;
  schema: Schema | undefined;
  /** Whether days and instants are a `Date`, as in the calls of `/api/<tag>`, or text. */
  dates: boolean;
}

/** A value as TypeScript, as formatted code has it: text, a `Date` or a `File`, as its schema says. */
export function literal(value: unknown, indent = '', known?: Known): string {
  const forms = known ? formsOf(known.description, known.schema) : [];
  const inside = (schema: Schema | undefined) => known && { ...known, schema };
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = forms.find((form) => form.items)?.items;
    if (value.length === 0) return '[]';
    const lines = value.map((one) => `${deeper}${literal(one, deeper, inside(items))},\n`);
    return `[\n${lines.join('')}${indent}]`;
  }
  if (isObject(value)) {
    const lines = Object.entries(value).map(([key, one]) => {
      const schema = forms.find((form) => form.properties?.[key])?.properties?.[key];
      return `${deeper}${isName(key) ? key : quoted(key)}: ${literal(one, deeper, inside(schema))},\n`;
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
  }
  if (typeof value !== 'string') return String(value);
  const formats = new Set(forms.map(({ format }) => format));
  if (formats.has('binary')) return `new File(['…'], 'photo.jpg', { type: 'image/jpeg' })`;
  const isDate = formats.has('date') || formats.has('date-time');
  return known?.dates && isDate ? `new Date(${quoted(value)})` : quoted(value);
}
