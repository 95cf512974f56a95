import { patterns, type RouteName } from './patterns.ts';

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<Pattern extends string> = [NamesIn<Pattern>] extends [never]
  ? []
  : [params: Record<NamesIn<Pattern>, string | number>];

/**
 * Keeps the padding of a studio identifier readable: `=` is allowed in a path, and browsers leave
 * it as it is.
 */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%3D', '=');

const fill = (pattern: string, values: Readonly<Record<string, string | undefined>>): string =>
  pattern.replace(/:(\w+)/g, (_all, key: string) => encode(values[key] ?? ''));

/**
 * Builds the address of a page and encodes its parameters: `path('course', { studioUuid, id: 50001
 * })`.
 */
export function path<Name extends RouteName>(
  name: Name,
  ...[params]: ParamsOf<(typeof patterns)[Name]>
): string {
  const values = Object.entries(params ?? {}).map(([key, value]) => [key, String(value)] as const);
  return fill(patterns[name], Object.fromEntries(values));
}

/**
 * Builds the address of a page higher up in the breadcrumbs from the parameters of the current
 * page.
 */
export const pathFromParams = (
  name: RouteName,
  params: Readonly<Record<string, string | undefined>>,
): string => fill(patterns[name], params);
