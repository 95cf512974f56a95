import { foldText } from '../foldText.ts';

/** Short and long names of the query parameters that the whole portal supports (spec 2.6). */
const aliases = {
  organizationUnitId: ['o', 'organizationUnitId'],
  tenant: ['t', 'tenant'],
  email: ['e', 'email'],
  code: ['c', 'code'],
  locale: ['lo', 'locale'],
  studioCode: ['s', 'studioCode'],
  /** Comma-separated module ids. */
  selectedModules: ['sm'],
  optionalModules: ['om'],
  overview: ['v', 'overview'],
  rechargeId: ['rechargeId'],
  referralCode: ['referralCode', 'ref'],
  /** Subject of an external page (spec 2.5). */
  paymentRequestId: ['paymentRequestId'],
  token: ['token'],
  streamId: ['streamId'],
  eventId: ['eventId'],
  /** Identifies a check-in at a studio of another tenant. */
  publicToken: ['publicToken'],
} as const;

export type QueryName = keyof typeof aliases;

/** Parameters that a route can require. */
export type RequiredQuery = Extract<
  QueryName,
  'email' | 'code' | 'paymentRequestId' | 'token' | 'streamId' | 'eventId' | 'publicToken'
>;

/** Parsed and validated query parameters; undefined if absent or invalid. */
export interface Query {
  organizationUnitId: number | undefined;
  tenant: string | undefined;
  email: string | undefined;
  code: string | undefined;
  locale: string | undefined;
  studioCode: string | undefined;
  selectedModules: readonly number[];
  optionalModules: readonly number[];
  /** True if the user may pick another studio although the address names one. */
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

/**
 * Returns a valid tenant name: 1 to 63 printable characters without outer spaces. Undefined for
 * anything else.
 */
export const tenantName = (text: string | undefined): string | undefined =>
  text && /^[^\p{Cc}\p{Cs}]{1,63}$/u.test(text) && text.trim() === text ? text : undefined;

const integers = (text: string | undefined): readonly number[] =>
  (text ?? '').split(',').flatMap((part) => integer(part.trim()) ?? []);

/**
 * Returns a short code from a link if it has only letters, digits and `_.@+-`, at most 100
 * characters.
 */
const code = (text: string | undefined): string | undefined =>
  text && /^[\w.@+-]{1,100}$/.test(text) ? text : undefined;

/** Parses `location.search`. The first alias that is present wins. */
export function readQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const text = (name: QueryName): string | undefined =>
    aliases[name].map((alias) => params.get(alias)).find((value) => value !== null) ?? undefined;
  return {
    organizationUnitId: integer(text('organizationUnitId')),
    tenant: tenantName(text('tenant')),
    email: foldText('email', text('email') ?? '') || undefined,
    code: foldText('code', text('code') ?? '') || undefined,
    locale: text('locale'),
    studioCode: code(text('studioCode')),
    selectedModules: integers(text('selectedModules')),
    optionalModules: integers(text('optionalModules')),
    overview: ['true', '1'].includes(text('overview') ?? ''),
    rechargeId: integer(text('rechargeId')),
    referralCode: code(foldText('code', text('referralCode') ?? '')),
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

/** Removes the parameters that name the studio, for pages whose path names it. */
export const withoutStudio = (search: string): string =>
  without(search, [...aliases.organizationUnitId, ...aliases.tenant]);

/** Removes the tenant, for pages whose path names it. */
export const withoutTenant = (search: string): string => without(search, aliases.tenant);

/** Removes personal data: the e-mail address and the code sent to it (spec 2.7). */
export const withoutPersonalData = (search: string): string =>
  without(search, [...aliases.code, ...aliases.email]);

/** Adds a parameter to an address, which may have a query already. The value must need no encoding. */
export const addParameter = (address: string, name: string, value: string | number): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;

/** Sets one parameter of a query, or removes it if the value is undefined. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
