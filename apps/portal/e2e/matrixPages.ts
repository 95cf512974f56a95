import { patterns, type RouteName } from '../src/lib/address/patterns.ts';

/**
 * Pages that only redirect, or that need more than their address; scenes check these
 * (matrixScenes.deep.test.ts).
 */
const excludedRoutes: ReadonlySet<RouteName> = new Set([
  'loginLegacy',
  'verifyRegister',
  'verifyEmail',
  'verifyAdditionalEmail',
  'verifyPassword',
  'crossTenantCheckin',
  'studioConnect',
  'accountPaid',
  'myContract',
  'customer',
  // Its feature is off.
  'vaccination',
] as const);

const isRouteName = (name: string): name is RouteName => name in patterns;

/**
 * Maps every route below a studio that needs only its address to the path after the studio's; includes new
 * routes automatically.
 */
export const pagesByAddress: ReadonlyMap<string, string> = new Map(
  Object.entries(patterns).flatMap(([name, pattern]) => {
    const rest = pattern.split('/:studioUuid')[1];
    const isOpen = isRouteName(name) && !excludedRoutes.has(name);
    return isOpen && rest !== undefined && !rest.includes(':') ? [[name, rest]] : [];
  }),
);

/**
 * Tells whether a page is for members only.
 * @param rest path after the address of a studio
 */
export const isMembersOnly = (rest: string): boolean => /^\/(?:me|selfservice)\b/.test(rest);
