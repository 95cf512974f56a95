import { patterns, type RouteName } from '../src/lib/address/patterns.ts';
import { isPlanned } from '../src/lib/routes/plannedRoutes.ts';

/** Pages that only lead elsewhere, or need more than their address; scenes look at these (matrixScenes.test.ts). */
const elsewhere: ReadonlySet<RouteName> = new Set([
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
] as const);

const isName = (name: string): name is RouteName => name in patterns;

/** Every page below a studio that its address alone opens, by name with what stands behind the studio's; a new one comes in by itself. */
export const pagesByAddress: ReadonlyMap<string, string> = new Map(
  Object.entries(patterns).flatMap(([name, pattern]) => {
    const rest = pattern.split('/:studioUuid')[1];
    const isOpen = isName(name) && !elsewhere.has(name) && !isPlanned(name);
    return isOpen && rest !== undefined && !rest.includes(':') ? [[name, rest]] : [];
  }),
);

/** @param rest what stands behind the address of a studio */
export const membersOnly = (rest: string): boolean => /^\/(?:me|selfservice)\b/.test(rest);
