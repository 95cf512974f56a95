/** Contracts: the price shown is the price signed, and a signed contract does not change. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, customers, studioConnects } from '../src/domains/accounts/tables.ts';
import {
  contractOffers,
  contracts,
  contractVouchers,
} from '../src/domains/membershipOffers/tables.ts';
import { mandates } from '../src/domains/payments/tables.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { setPermissions } from '../src/states/memberPermissions.ts';
import { findMails } from './harness/mails.ts';
import { extractText } from './harness/pdfText.ts';
import { accountIds, type Request, useSandbox } from './harness/sandbox.ts';
import { contractOrder, signedRequest } from './operations/happyContracts.ts';

const visitor = 'visitor@example.org';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const call = <Id extends Parameters<ReturnType<typeof sandbox>['call']>[0]>(
  id: Id,
  request: Request,
) => sandbox().call(id, request);

const signContract = async (changes: Record<string, unknown> = {}) =>
  call('signContract', {
    as: 'visitor',
    body: { ...(await signedRequest(sandbox())), ...changes },
  });

test('shows the same price in offer, preview, contract, sale and mail', async () => {
  const body = await signedRequest(sandbox());
  const query = { organizationUnitId: 1001 };
  const { body: offers } = await call('listContractOffers', { query });
  const plain = { ...contractOrder, moduleIds: [], voucherCode: null, referralCode: null };
  const { body: asOffered } = await call('previewPublicContract', { body: plain });
  expect(asOffered.totalPrice).toEqual(offers[0]?.terms[0]?.totalPrice);
  expect(asOffered.monthlyPrice).toEqual(offers[0]?.terms[0]?.monthlyPrice);
  const { body: preview } = await call('previewContract', {
    as: 'visitor',
    body: contractOrder,
  });
  const { body: answer } = await call('signContract', { as: 'visitor', body });
  const { contract, saleId } = answer;
  expect(contract.totalPrice).toEqual(preview.totalPrice);
  expect(contract.lines).toEqual(preview.lines);
  expect(contract).toMatchObject({
    startDate: preview.contractStartDate,
    endDate: preview.firstEndDate,
    lastPossibleCancelationDate: '2027-11-30',
    withdrawalEndDate: '2026-12-09',
    maskedIban: 'DE•• •••• 4242',
  });
  const { body: sale } = await call('getSale', { as: 'visitor', path: { id: saleId } });
  expect(sale.contract).toEqual(contract);
  const [mail] = await findMails(sandbox(), visitor);
  expect(mail?.text).toContain(contract.contractNumber);
  expect(mail?.text).toContain('402');
  expect(mail?.html).toContain('/pictures/contract-offer/40001?size=mail');
  expect(mail?.text).not.toContain('DE86100100100000004242');
});

test('makes the signer a customer with their own mandate', async () => {
  const { body } = await signContract();
  const accountId = accountIds.visitor;
  const [customer] = await db().select().from(customers).where(eq(customers.accountId, accountId));
  expect(customer).toMatchObject({ tenant: 'northside', homeStudioId: 1001 });
  expect(await db().$count(studioConnects, eq(studioConnects.accountId, accountId))).toBe(1);
  const reference = body.contract.mandateReference ?? '';
  const [mandate] = await db().select().from(mandates).where(eq(mandates.reference, reference));
  expect(mandate).toMatchObject({
    accountId,
    debtorName: 'Vic Visitor',
    debtorAddress: { street: 'Beispielweg', city: 'Berlin' },
  });
  expect(mandate?.givenAt).not.toBeNull();
});

test('lets whoever signs do what the studios grant their members', async () => {
  const loyalty = 'CUSTOMER_CENTER_LOYALTY_PROGRAM';
  const history = 'CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE';
  await signContract();
  await setPermissions(db(), ['SELF_SERVICE', loyalty]);
  await db()
    .update(studios)
    .set({ memberPermissions: [loyalty, history] })
    .where(eq(studios.id, 1002));
  const grantedPermissions = async () =>
    (await call('getCustomerConfig', { as: 'visitor' })).body.permissions;
  expect(await grantedPermissions()).toEqual(['SELF_SERVICE', loyalty]);
  await db().insert(studioConnects).values({ accountId: accountIds.visitor, studioId: 1002 });
  expect(await grantedPermissions()).toEqual(['SELF_SERVICE', loyalty, history]);
});

test.for([
  ['as entered by hand', 'DE02120300000000202051', ' bylade m1001 ', 'BYLADEM1001'],
  ['without the branch code', 'DE86100100100000004242', 'PBNKDEFF', 'PBNKDEFFXXX'],
  ['of an unknown bank', 'GB33BUKB20201555555555', 'bukbgb22', 'BUKBGB22'],
] as const)('accepts a BIC %s', async ([, iban, typed, bic]) => {
  const { body } = await sandbox().call('convertPublicBankAccount', { body: { iban, bic: typed } });
  expect(body).toMatchObject({ iban, bic });
});

test.for([
  ['of a bank other than the IBAN’s', 'DE02120300000000202051', 'INGDDEFFXXX'],
  ['with a wrong format', 'GB33BUKB20201555555555', 'NOBIC'],
] as const)('rejects a BIC %s', async ([, iban, bic]) => {
  const { errorCode } = await sandbox().call('convertPublicBankAccount', { body: { iban, bic } });
  expect(errorCode).toBe('bankaccount.error.invalidbic');
});

test('stores a requested BIC with the mandate and prints it in its document', async () => {
  await setPermissions(db(), ['CUSTOMER_CENTER_PAYMENT_ACTIVE_READ']);
  const { sepaMandate } = await signedRequest(sandbox());
  const british = { ...sepaMandate, iban: 'GB33BUKB20201555555555', bic: 'bukbgb22' };
  const { body } = await signContract({ sepaMandate: british });
  const reference = body.contract.mandateReference ?? '';
  const [mandate] = await db().select().from(mandates).where(eq(mandates.reference, reference));
  expect(mandate?.bic).toBe('BUKBGB22');
  const { rawPayload } = await sandbox().app.inject({
    url: '/nox/v1/customercenter/sepamandate/download',
    headers: {
      cookie: await sandbox().cookie('visitor'),
      'x-tenant': 'northside',
      'x-nox-client-type': 'WEB',
    },
  });
  expect(extractText(rawPayload)).toContain('BUKBGB22');
});

test('rejects a changed price and consumes nothing', async () => {
  const body = await signedRequest(sandbox());
  await db().update(contractVouchers).set({ amountCents: 500 });
  const headers = { 'accept-language': 'en-GB' };
  const refused = await call('signContract', { as: 'visitor', body, headers });
  expect(refused).toMatchObject({ status: 409, errorCode: 'contract.error.termschanged' });
  expect(refused.errors[0]?.typedArgs).toEqual([{ type: 'STRING', value: '€407.30' }]);
  expect(await db().$count(contracts)).toBe(0);
  const [mandate] = await db()
    .select()
    .from(mandates)
    .where(eq(mandates.reference, body.sepaMandate.mandateReference));
  expect(mandate?.givenAt).toBeNull();
  expect(await db().select().from(contractVouchers)).toMatchObject([{ usesLeft: 5 }]);
  const asNow = { ...body, totalPrice: { amount: 402.4, currency: 'EUR' } };
  const { body: preview } = await call('previewPublicContract', { body: contractOrder });
  const validBody = { ...asNow, totalPrice: preview.totalPrice };
  expect((await call('signContract', { as: 'visitor', body: validBody })).status).toBe(201);
});

test('keeps a signed contract when the offer changes', async () => {
  const { body } = await signContract();
  await db().update(contractOffers).set({ name: 'Another', textBlocks: [] });
  const { body: sale } = await call('getSale', { as: 'visitor', path: { id: body.saleId } });
  expect(sale.contract).toEqual(body.contract);
  const [kept] = await db().select().from(contracts);
  expect(kept?.acceptedTextBlocks).toMatchObject([{ id: 1, title: 'General terms' }]);
  await db().delete(contractOffers);
  expect((await call('getSale', { as: 'visitor', path: { id: body.saleId } })).status).toBe(200);
});

test('shows a sale to its buyer only', async () => {
  const { body } = await signContract();
  const path = { id: body.saleId };
  expect((await call('getSale', { as: 'member', path })).errorCode).toBe('sale.error.notfound');
  const guest = await signedRequest(sandbox());
  const { body: byGuest } = await call('signPublicContract', { body: guest });
  const elsewhere = { as: 'visitor' as const, path: { id: byGuest.saleId } };
  expect((await call('getSale', elsewhere)).status).toBe(404);
});

describe('signing', () => {
  test.for([
    ['rejects a person aged 17', { dateOfBirth: '2008-11-26' }, 'contract.error.notadult'],
    ['accepts a person who turns 18 today', { dateOfBirth: '2008-11-25' }, undefined],
  ] as const)('%s', async ([, person, code]) => {
    const body = await signedRequest(sandbox());
    const customerData = { ...body.customerData, ...person };
    const answer = await call('signContract', {
      as: 'visitor',
      body: { ...body, customerData },
    });
    expect(answer.errorCode).toBe(code);
  });

  test('computes the age in the studio’s time zone', async () => {
    // The birthday has begun in Berlin, but not in UTC.
    sandbox().services.clock.set(new Date('2026-11-25T23:30:00Z'));
    const body = await signedRequest(sandbox());
    const customerData = { ...body.customerData, dateOfBirth: '2008-11-26' };
    const answer = await call('signPublicContract', { body: { ...body, customerData } });
    expect(answer.status).toBe(201);
  });

  test('requires consent to use the studio before the withdrawal period ends', async () => {
    const early = { startDate: '2026-12-01', preuseDate: null };
    const refused = await signContract(early);
    expect(refused.errorCode).toBe('contract.error.earlystartnotrequested');
    expect((await signContract({ ...early, earlyStartRequested: true })).status).toBe(201);
  });

  test.for([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"><path d="M0 0"/></svg>',
    '<svg><image href="https://elsewhere.example/x.png"/></svg>',
    '<html></html>',
  ])('rejects a signature other than a plain drawing: %s', async (drawing) => {
    const dataUrl = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
    const answer = await signContract({ signature: { type: 'DRAWN', dataUrl, name: null } });
    expect(answer).toMatchObject({ status: 400, errorCode: 'validation.error.invalid' });
  });

  test('rejects a typed name where a drawing is required', async () => {
    const signature = { type: 'TYPED', dataUrl: null, name: 'Vic Visitor' };
    expect((await signContract({ signature })).errorCode).toBe('contract.error.signaturemissing');
  });

  test('rejects a mandate without a direct debit, and a direct debit without a mandate', async () => {
    expect((await signContract({ paymentMethod: 'BANK_TRANSFER' })).status).toBe(400);
    expect((await signContract({ sepaMandate: null })).status).toBe(400);
  });

  test.for([
    [{ documentType: 'IDENTITY_CARD', documentNumber: '12AB' }, 400],
    [{ documentType: 'DRIVING_LICENCE', documentNumber: 'L01X00T47' }, 400],
    [{ documentType: 'IDENTITY_CARD', documentNumber: 'l01x 00t47' }, 201],
  ] as const)('checks the identity document %o: %i', async ([identityDocument, expected]) => {
    expect((await signContract({ identityDocument })).status).toBe(expected);
  });

  test('rejects a voucher that has expired or is used up', async () => {
    const body = await signedRequest(sandbox());
    for (const bad of [{ validUntil: '2026-11-24' }, { validUntil: null, usesLeft: 0 }]) {
      await db().update(contractVouchers).set(bad);
      const { errorCode } = await call('signContract', { as: 'visitor', body });
      expect(errorCode).toBe('contract.error.voucherinvalid');
    }
  });
});

test('counts a contract for the owner of the referral code, who may see the program', async () => {
  await signContract();
  await sandbox().state('what the member may do', { may: 'nothing' });
  expect((await call('getReferralProgram', { as: 'member' })).errorCode).toBe(
    'customercenter.error.notpermitted',
  );
  await sandbox().state('a referral program', { state: 'runs', code: 'MONA2026' });
  const { body } = await call('getReferralProgram', { as: 'member' });
  expect(body).toMatchObject({ referralCode: 'MONA2026', recruitedContracts: 1 });
});

describe('the account’s referrer', () => {
  const plain = { ...contractOrder, voucherCode: null, referralCode: null };
  const preview = async () =>
    (await call('previewContract', { as: 'visitor', body: plain })).body.lines.map(
      ({ type }) => type,
    );
  const setReferrer = async () => {
    await signedRequest(sandbox());
    await db()
      .update(accounts)
      .set({ referredBy: accountIds.member })
      .where(eq(accounts.id, accountIds.visitor));
  };

  test('counts without a code, for the discount and for the reward', async () => {
    await setReferrer();
    expect(await preview()).toContain('REFERRAL');
    const { body } = await call('previewContract', { as: 'visitor', body: plain });
    const { status } = await signContract({ ...plain, totalPrice: body.totalPrice });
    expect(status).toBe(201);
    const program = await call('getReferralProgram', { as: 'member' });
    expect(program.body.recruitedContracts).toBe(1);
  });

  test('counts for the first contract only', async () => {
    await setReferrer();
    await signContract();
    expect(await preview()).not.toContain('REFERRAL');
  });

  test.for([
    ['has left the chain', () => db().delete(studioConnects)],
    [
      'the program is over',
      () => sandbox().state('a referral program', { state: 'over', code: 'MONA2026' }),
    ],
  ] as const)('does not count if %s', async ([, change]) => {
    await setReferrer();
    await change();
    expect(await preview()).not.toContain('REFERRAL');
  });
});

test('lists offers only while they can be signed', async () => {
  await sandbox().state('contract offers', {});
  const query = { organizationUnitId: 1001 };
  const { body: now } = await call('listContractOffers', { query });
  expect(now.map(({ id }) => id)).toEqual([40_001, 40_002]);
  await db()
    .update(contractOffers)
    .set({ validUntil: '2026-11-24' })
    .where(eq(contractOffers.id, 40_002));
  const { body: later } = await call('listContractOffers', { query });
  expect(later.map(({ id }) => id)).toEqual([40_001]);
});
