/** Permissions for the sections of the customer centre. */
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import type { Member } from './customers.ts';

type Permission = Schemas['CustomerPermission'];

type Permitted = Pick<Member, 'permissions'>;

/** @throws 403 naming the missing permission */
export function requirePermission({ permissions }: Permitted, permission: Permission): void {
  if (permissions.includes(permission)) return;
  throw apiError(
    403,
    'customercenter.error.notpermitted',
    'The studio does not let this member do this',
    { args: [{ type: 'STRING', value: permission }] },
  );
}

/** @throws 403 if the member may not see the section */
export const requireReadPermission = (member: Permitted, section: Section): void =>
  requirePermission(member, `CUSTOMER_CENTER_${section}_ACTIVE_READ`);

/** How a member may change something: immediately, with the studio's approval, or not at all. */
export type ChangeMode = 'AT_ONCE' | 'WITH_APPROVAL' | null;

/** Immediate changes take precedence over those that need approval. */
function findChangeMode({ permissions }: Permitted, what: Section | 'IDLE_PERIOD'): ChangeMode {
  if (permissions.includes(`CUSTOMER_CENTER_${what}_ACTIVE_WITHOUT_VERIFICATION`)) return 'AT_ONCE';
  return permissions.includes(`CUSTOMER_CENTER_${what}_ACTIVE_WITH_VERIFICATION`)
    ? 'WITH_APPROVAL'
    : null;
}

/** @throws 403 if the member may not change the section */
export function requireChangePermission(
  member: Permitted,
  what: Section | 'IDLE_PERIOD',
): Exclude<ChangeMode, null> {
  const changing = findChangeMode(member, what);
  if (changing === null)
    requirePermission(member, `CUSTOMER_CENTER_${what}_ACTIVE_WITHOUT_VERIFICATION`);
  return changing ?? 'AT_ONCE';
}

/** Returns whether and how the member may change a section or request idle periods. */
export function toEditability(
  member: Permitted,
  section: Section | 'IDLE_PERIOD',
): { editable: boolean; approvalRequired: boolean } {
  const changing = findChangeMode(member, section);
  return { editable: changing !== null, approvalRequired: changing === 'WITH_APPROVAL' };
}

export type Section = 'PERSONAL' | 'ADDRESS' | 'CONTACT' | 'PAYMENT';
