import { eq } from 'drizzle-orm';
import { accounts, customers, studioConnects } from '../domains/accounts/tables.ts';
import { bookings } from '../domains/bookings/tables.ts';
import { familyLinks } from '../domains/family/tables.ts';
import { setAppointment } from './appointments.ts';
import { markInstrumentUsed } from './checkoutStates.ts';
import { storePurchase, storeCheckout } from './purchases.ts';
import { customerRow } from './rows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId } from './world.ts';

/** Accounts of the child, which has no login, and of the member's partner. */
const childId = 9003;
const partnerId = 9004;

const sharedData = {
  lastname: 'Muster',
  street: 'Beispielweg',
  houseNumber: '2',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};
const child = { ...sharedData, firstname: 'Mia', dateOfBirth: '2017-03-04' };
const partner = { ...sharedData, firstname: 'Pat', dateOfBirth: '1989-11-02' };

const tenantData = { tenant: 'northside', homeStudioId: 1001 };
const context = { accountContext: 'MY_SPORTS' } as const;

const childAccount = {
  ...child,
  ...context,
  id: childId,
  email: 'mia@family.invalid',
  name: 'Mia',
  verified: false,
};

export const familyStates = {
  async 'a child and a partner'({ db }, params) {
    await db.insert(accounts).values([
      childAccount,
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
      { ...child, ...tenantData, id: 7003, accountId: childId, customerNumber: 'NS-70003' },
      { ...partner, ...tenantData, id: 7004, accountId: partnerId, customerNumber: 'NS-70004' },
    ]);
    await db.insert(studioConnects).values([
      { accountId: childId, studioId: 1001 },
      { accountId: partnerId, studioId: 1001 },
    ]);
    const member = customerRow.id;
    const partnerLinkId = '7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b03';
    await db.insert(familyLinks).values([
      { id: params.text('child'), customerId: member, relativeId: 7003, relation: 'CHILD' },
      { id: params.text('partner'), customerId: member, relativeId: 7004, relation: 'PARTNER' },
      { id: partnerLinkId, customerId: 7004, relativeId: member, relation: 'PARTNER' },
    ]);
  },

  async 'a booking for a child'(world, params) {
    const uuid = params.text('uuid');
    await setAppointment(world.db, 50_001, {}, { ifMissing: true });
    const booker = { accountId: childId, customerData: null };
    await storePurchase(world, {
      uuid,
      booker,
      appointmentId: 50_001,
      status: 'BOOKED',
      payment: 'CHARGED',
    });
    await world.db
      .update(bookings)
      .set({ bookedBy: currentAccountId(world), bookedAs: 'GUARDIAN' })
      .where(eq(bookings.uuid, uuid));
  },

  async 'a checkout that has lost its person'(world, params) {
    const { db } = world;
    await setAppointment(db, 50_001, {}, { ifMissing: true });
    await db.insert(accounts).values(childAccount);
    await storeCheckout(world, params.text('id'), childId, {
      bookedBy: currentAccountId(world),
      bookedAs: 'GUARDIAN',
      state: 'AUTHENTICATED',
      instrumentId: await markInstrumentUsed(world),
    });
  },
} satisfies Partial<States>;
