import { accounts, customers, studioConnects } from '../domains/accounts/tables.ts';
import { familyLinks } from '../domains/family/tables.ts';
import { customerRow } from './rows.ts';
import type { States } from './vocabulary.ts';

/** The accounts behind the child, who logs in nowhere, and the partner of the member. */
const childId = 9003;
const partnerId = 9004;

const known = {
  lastname: 'Muster',
  street: 'Beispielweg',
  houseNumber: '2',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};
const child = { ...known, firstname: 'Mia', dateOfBirth: '2017-03-04' };
const partner = { ...known, firstname: 'Pat', dateOfBirth: '1989-11-02' };

const ofTenant = { tenant: 'northside', homeStudioId: 1001, permissions: [] };
const context = { accountContext: 'MY_SPORTS' } as const;

export const familyStates = {
  async 'a child and a partner'({ db }, params) {
    await db.insert(accounts).values([
      {
        ...child,
        ...context,
        id: childId,
        email: 'mia@family.invalid',
        name: 'Mia',
        verified: false,
      },
      {
        ...partner,
        ...context,
        id: partnerId,
        email: 'pat@northside.example',
        name: 'Pat',
        verified: true,
      },
    ]);
    await db.insert(customers).values([
      { ...child, ...ofTenant, id: 7003, accountId: childId, customerNumber: 'NS-70003' },
      { ...partner, ...ofTenant, id: 7004, accountId: partnerId, customerNumber: 'NS-70004' },
    ]);
    await db.insert(studioConnects).values([
      { accountId: childId, studioId: 1001 },
      { accountId: partnerId, studioId: 1001 },
    ]);
    const member = customerRow.id;
    const back = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b03';
    await db.insert(familyLinks).values([
      { id: params.text('child'), customerId: member, relativeId: 7003, relation: 'CHILD' },
      { id: params.text('partner'), customerId: member, relativeId: 7004, relation: 'PARTNER' },
      { id: back, customerId: 7004, relativeId: member, relation: 'PARTNER' },
    ]);
  },
} satisfies Partial<States>;
