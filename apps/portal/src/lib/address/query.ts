/** Query parameters that the whole portal understands, by their short and long names (specification 1, section 2.6). */
const aliases = {
  organizationUnitId: ['o', 'organizationUnitId'],
  tenant: ['t', 'tenant'],
  email: ['e', 'email'],
  code: ['c', 'code'],
  locale: ['lo', 'locale'],
  studioCode: ['s', 'studioCode'],
  /** Ids of modules, comma-separated. */
  selectedModules: ['sm'],
  optionalModules: ['om'],
  overview: ['v', 'overview'],
  rechargeId: ['rechargeId'],
  referralCode: ['referralCode', 'ref'],
  /** What an external page is about (section 2.5). */
  paymentRequestId: ['paymentRequestId'],
  token: ['token'],
  streamId: ['streamId'],
  eventId: ['eventId'],
  /** Of a visit from another chain. */
  publicToken: ['publicToken'],
} as const;

export type QueryName = keyof typeof aliases;

/** Parameters that a route may ask for. */
export type RequiredQuery = Extract<
  QueryName,
  'email' | 'code' | 'paymentRequestId' | 'token' | 'streamId' | 'eventId' | 'publicToken'
>;

/** What the address bar's query says, read and checked; undefined for what is absent or cannot be. */
export interface Query {
  organizationUnitId: number | undefined;
  tenant: string | undefined;
  email: string | undefined;
  code: string | undefined;
  locale: string | undefined;
  studioCode: string | undefined;
  selectedModules: readonly number[];
  optionalModules: readonly number[];
  /** The reader may choose among the studios although one is named. */
  overview: boolean;
  rechargeId: number | undefined;
  referralCode: string | undefined;
  paymentRequestId: string | undefined;
  token: string | undefined;
  streamId: string | undefined;
  eventId: string | undefined;
  publicToken: string | undefined;
}

const integer = (text: string | undefined): number | undefined =>
  text && /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined;

/** A tenant's name as addresses have it: whatever a chain calls itself, on one line; undefined for anything else. */
export const tenantName = (text: string | undefined): string | undefined =>
  text && /^[^\p{Cc}\p{Cs}]{1,63}$/u.test(text) && text.trim() === text ? text : undefined;

const integers = (text: string | undefined): readonly number[] =>
  (text ?? '').split(',').flatMap((part) => integer(part.trim()) ?? []);

/** A short code as links carry it: letters, digits, hyphens and the like. */
const code = (text: string | undefined): string | undefined =>
  text && /^[\w.@+-]{1,100}$/.test(text) ? text : undefined;

/** Reads `location.search`; the first alias that is there counts. */
export function readQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const text = (name: QueryName): string | undefined =>
    aliases[name].map((alias) => given.get(alias)).find((value) => value !== null) ?? undefined;
  return {
    organizationUnitId: integer(text('organizationUnitId')),
    tenant: tenantName(text('tenant')),
    email: text('email') || undefined,
    code: text('code') || undefined,
    locale: text('locale'),
    studioCode: code(text('studioCode')),
    selectedModules: integers(text('selectedModules')),
    optionalModules: integers(text('optionalModules')),
    overview: ['true', '1'].includes(text('overview') ?? ''),
    rechargeId: integer(text('rechargeId')),
    referralCode: code(text('referralCode')),
    paymentRequestId: text('paymentRequestId') || undefined,
    token: text('token') || undefined,
    streamId: text('streamId') || undefined,
    eventId: text('eventId') || undefined,
    publicToken: text('publicToken') || undefined,
  };
}

function without(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** A query without what names the studio, for a page whose path says it. */
export const withoutStudio = (search: string): string =>
  without(search, [...aliases.organizationUnitId, ...aliases.tenant]);

/** A query without the tenant, for a page whose path says it. */
export const withoutTenant = (search: string): string => without(search, aliases.tenant);

/** A query without what names somebody: their address and a code that was sent to it (specification 1, section 2.7). */
export const withoutPerson = (search: string): string =>
  without(search, [...aliases.code, ...aliases.email]);

/** A query in which one parameter says this; without it where it is undefined. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
