import { readStored, store } from './storage.ts';

const names = ['msWebContext', 'noxWebContext', 'whitelabelOverrideConfigId'] as const;

/**
 * Remembers the query parameters that every call sends as headers (spec 2.1) for the visit, since
 * links inside the portal drop them. An empty value removes the parameter.
 */
export function rememberWebContext(search: string): void {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return;
  const before = stored();
  store(
    'web-context',
    names.map((name) => (query.get(name) ?? before.get(name)) || null),
  );
}

/** Values that are valid in a header; any other would make every call fail. */
const headerValuePattern = /^[\x21-\x7e]{1,100}$/;

/** Returns the remembered values; the configuration id only if it is a valid id. */
export function readWebContext() {
  const known = stored();
  const override = known.get('whitelabelOverrideConfigId') ?? '';
  return {
    msWebContext: known.get('msWebContext'),
    noxWebContext: known.get('noxWebContext'),
    whitelabelOverrideConfigId: /^\d{1,9}$/.test(override) ? Number(override) : undefined,
  };
}

function stored(): Map<(typeof names)[number], string> {
  const list: unknown = readStored('web-context');
  return new Map(
    names.flatMap((name, index) => {
      const value: unknown = Array.isArray(list) ? list[index] : undefined;
      return typeof value === 'string' && headerValuePattern.test(value)
        ? [[name, value] as const]
        : [];
    }),
  );
}
