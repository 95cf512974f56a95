import { eq } from 'drizzle-orm';
import { customers } from '../domains/accounts/tables.ts';
import { customerAmendments } from '../domains/customerData/tables.ts';
import { type Section } from '../domains/accounts/permissions.ts';
import { customerAccounts } from '../domains/customerAccounts/tables.ts';
import { mandates, paymentInstruments } from '../domains/payments/tables.ts';
import { createAgreement } from '../domains/payments/mandateTexts.ts';
import { getStudio } from '../domains/studios/rules.ts';
import type { Schemas } from '../platform/api.ts';
import { setAccount } from './customerAccountRows.ts';
import { customerRow } from './rows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present, type World } from './world.ts';
import { basePermissions, setPermissions } from './memberPermissions.ts';

type Permission = Schemas['CustomerPermission'];

const sections = ['PERSONAL', 'ADDRESS', 'CONTACT', 'PAYMENT'] as const satisfies Section[];

const readPermissions = sections.map(
  (section): Permission => `CUSTOMER_CENTER_${section}_ACTIVE_READ`,
);

const permissionsByValue = {
  'change at once': [
    ...readPermissions,
    ...sections.map(
      (section): Permission => `CUSTOMER_CENTER_${section}_ACTIVE_WITHOUT_VERIFICATION`,
    ),
  ],
  'ask for changes': [
    ...readPermissions,
    ...sections.map((section): Permission => `CUSTOMER_CENTER_${section}_ACTIVE_WITH_VERIFICATION`),
  ],
  'only see': readPermissions,
  nothing: [],
  'see the account in detail': [
    'CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW',
    'CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED',
  ],
  'see the account in sums': ['CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW'],
  'see the balance': ['CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED'],
  'see invoices': ['CUSTOMER_CENTER_INVOICE_ACTIVE'],
  'see visits': ['CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE'],
  'see credit': ['CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY'],
  'recharge credit': [
    'CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY',
    'CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE',
  ],
} satisfies Record<string, Permission[]>;

const permissionValues = [
  'change at once',
  'ask for changes',
  'only see',
  'nothing',
  'see the account in detail',
  'see the account in sums',
  'see the balance',
  'see invoices',
  'see visits',
  'see credit',
  'recharge credit',
] as const;

/** Requested changes, as in the examples of the API description. */
const requestedChanges = {
  personal: {
    firstname: 'Mona',
    lastname: 'Beispiel',
    dateOfBirth: '1990-05-17',
    gender: 'FEMALE',
    placeOfBirth: 'Berlin',
    countryOfBirth: 'DE',
    documentType: 'IDENTITY_CARD',
    documentNumber: 'L01X00T47',
  },
  address: {
    street: 'Via Campione',
    houseNumber: '7',
    zipCode: '20121',
    city: 'Milano',
    provinceCode: 'MI',
    countryCode: 'IT',
  },
  contact: { email: 'mona@northside.example', phone: '+49 30 0000009' },
} as const;

/** Stores a bank account with its signed mandate. @returns the instrument's id */
async function storeDebit(
  world: World,
  { mandateReference, givenAt }: { mandateReference: string; givenAt: Date },
  accountId: number | null,
): Promise<number> {
  const { db } = world;
  await db
    .delete(paymentInstruments)
    .where(eq(paymentInstruments.mandateReference, mandateReference));
  await db.delete(mandates).where(eq(mandates.reference, mandateReference));
  await db.insert(mandates).values({
    reference: mandateReference,
    studioId: 1001,
    agreement: createAgreement(await getStudio(db, 1001, {}), 'en'),
    issuedAt: givenAt,
    givenAt,
    accountId: currentAccountId(world),
    debtorName: 'Mona Muster',
    debtorAddress: {
      street: 'Beispielweg',
      houseNumber: '2',
      zipCode: '10115',
      city: 'Berlin',
      provinceCode: null,
      countryCode: 'DE',
    },
  });
  const [stored] = await db
    .insert(paymentInstruments)
    .values({
      accountId,
      type: 'DIRECT_DEBIT',
      brand: 'SEPA',
      lastFour: '4242',
      masked: 'DE•• •••• 4242',
      behaviour: 'PAYS',
      mandateReference,
      preferred: false,
      authenticated: true,
      used: true,
    })
    .returning({ id: paymentInstruments.id });
  if (!stored) throw new Error('The bank account was not stored.');
  return stored.id;
}

const yesterday = new Date('2026-11-24T09:00:00+01:00');

async function setAmendment(world: World, id: string, section: Section, state: string) {
  const { db } = world;
  await db.delete(customerAmendments).where(eq(customerAmendments.id, id));
  const changes = {
    PERSONAL: { personal: requestedChanges.personal },
    ADDRESS: { address: requestedChanges.address },
    CONTACT: { contact: requestedChanges.contact },
    PAYMENT: {},
  }[section];
  const instrumentId =
    section === 'PAYMENT'
      ? await storeDebit(world, { mandateReference: 'NO1001-7K3M9QX2WA', givenAt: yesterday }, null)
      : null;
  const states = {
    pending: 'PENDING',
    accepted: 'ACCEPTED',
    rejected: 'REJECTED',
    withdrawn: 'WITHDRAWN',
  } as const;
  const found = Object.entries(states).find(([word]) => word === state)?.[1] ?? 'PENDING';
  await db.insert(customerAmendments).values({
    id,
    customerId: customerRow.id,
    section,
    state: found,
    ...changes,
    instrumentId,
    createdAt: yesterday,
    endedAt: found === 'PENDING' ? null : present,
  });
}

export const customerDataStates = {
  async 'what the member may do'({ db }, params) {
    await setPermissions(db, [
      ...basePermissions,
      ...permissionsByValue[params.oneOf('may', permissionValues)],
    ]);
  },

  async 'a signature for payments'({ db }) {
    await db
      .update(customers)
      .set({ paymentSignatureRequired: true })
      .where(eq(customers.id, customerRow.id));
  },

  async 'an amendment'(world, params) {
    const section = params.oneOf('section', ['personal', 'address', 'contact', 'payment']);
    const state = params.oneOf('state', ['pending', 'accepted', 'rejected', 'withdrawn']);
    const names = {
      personal: 'PERSONAL',
      address: 'ADDRESS',
      contact: 'CONTACT',
      payment: 'PAYMENT',
    } as const;
    await setAmendment(world, params.text('id'), names[section], state);
  },

  async 'no amendment'({ db }, params) {
    await db.delete(customerAmendments).where(eq(customerAmendments.id, params.text('id')));
  },

  async 'a paid membership'(world, params) {
    const paymentMethod = params.oneOf('by', ['direct debit', 'cash']);
    if (paymentMethod === 'cash') {
      await setAccount(world.db, 'member', [], { paymentMethod: 'CASH' });
      return;
    }
    const id = await setAccount(world.db, 'member', []);
    const instrumentId = await storeDebit(
      world,
      {
        mandateReference: 'NO1001-2B4D6F8HJK',
        givenAt: new Date('2026-11-01T09:00:00+01:00'),
      },
      currentAccountId(world),
    );
    await world.db
      .update(customerAccounts)
      .set({ instrumentId })
      .where(eq(customerAccounts.id, id));
  },
} satisfies Partial<States>;
