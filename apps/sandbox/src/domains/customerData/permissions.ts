/** What of the customer center a member may see and change. */
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import type { Customer } from '../accounts/customers.ts';
import type { Section } from './tables.ts';

type Permission = Schemas['CustomerPermission'];

type Member = Pick<Customer, 'permissions'>;

/** @throws 403 that names the permission when the member does not have it */
export function checkMay({ permissions }: Member, permission: Permission): void {
  if (permissions.includes(permission)) return;
  throw apiError(
    403,
    'customercenter.error.notpermitted',
    'The studio does not let this member do this',
    { args: [{ type: 'STRING', value: permission }] },
  );
}

/** @throws 403 when the member may not see a section */
export const checkMaySee = (member: Member, section: Section): void =>
  checkMay(member, `CUSTOMER_CENTER_${section}_ACTIVE_READ`);

/** How a member may change something: at once, with the approval of the studio, or not at all. */
export type Changing = 'AT_ONCE' | 'WITH_APPROVAL' | null;

/** What takes effect at once goes before what the studio has to approve. */
function changingOf({ permissions }: Member, what: Section | 'IDLE_PERIOD'): Changing {
  if (permissions.includes(`CUSTOMER_CENTER_${what}_ACTIVE_WITHOUT_VERIFICATION`)) return 'AT_ONCE';
  return permissions.includes(`CUSTOMER_CENTER_${what}_ACTIVE_WITH_VERIFICATION`)
    ? 'WITH_APPROVAL'
    : null;
}

/** @throws 403 when the member may not change a section */
export function checkMayChange(
  member: Member,
  what: Section | 'IDLE_PERIOD',
): Exclude<Changing, null> {
  const changing = changingOf(member, what);
  if (changing === null) checkMay(member, `CUSTOMER_CENTER_${what}_ACTIVE_WITHOUT_VERIFICATION`);
  return changing ?? 'AT_ONCE';
}

/** Whether and how the member may change a section, or ask for idle periods. */
export function mayOf(
  member: Member,
  section: Section | 'IDLE_PERIOD',
): { editable: boolean; approvalRequired: boolean } {
  const changing = changingOf(member, section);
  return { editable: changing !== null, approvalRequired: changing === 'WITH_APPROVAL' };
}
