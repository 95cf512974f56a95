import { readStored, store } from './storage.ts';

const names = ['msWebContext', 'noxWebContext', 'whitelabelOverrideConfigId'] as const;

/**
 * Keeps the query parameters that every call sends on as a header (specification 1, section 2.1) for the whole visit, since links
 * inside the portal do not carry them on. An empty one is forgotten.
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

/** What a header can say; anything else would let every call fail. */
const sayable = /^[\x21-\x7e]{1,100}$/;

/** What the visit's addresses have named; of the configuration's id only what can be one. */
export function readWebContext() {
  const known = stored();
  const override = known.get('whitelabelOverrideConfigId') ?? '';
  return {
    msWebContext: known.get('msWebContext'),
    noxWebContext: known.get('noxWebContext'),
    whitelabelOverrideConfigId: /^\d{1,5}$/.test(override) ? Number(override) : undefined,
  };
}

function stored(): Map<(typeof names)[number], string> {
  const list: unknown = readStored('web-context');
  return new Map(
    names.flatMap((name, index) => {
      const value: unknown = Array.isArray(list) ? list[index] : undefined;
      return typeof value === 'string' && sayable.test(value) ? [[name, value] as const] : [];
    }),
  );
}
