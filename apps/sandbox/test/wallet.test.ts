/** Passes in the wallets of phones, and the code of the door card. */
import { createHash, createPublicKey, randomUUID, verify, X509Certificate } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unzipSync, strFromU8 } from 'fflate';
import { jwtVerify } from 'jose';
import forge from 'node-forge';
import { beforeEach, describe, expect, test } from 'vitest';
import { accounts, customers, studioConnects } from '../src/domains/accounts/tables.ts';
import { bookings } from '../src/domains/bookings/tables.ts';
import { checkins, doorCards } from '../src/domains/visits/tables.ts';
import { accountIds, useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const db = () => sandbox().services.db;
const as = 'member' as const;
const bookingUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

type Body = { bookingUuid?: string };
type Field = { label: string; value: string };
type Layout = { primaryFields: Field[]; secondaryFields: Field[]; auxiliaryFields: Field[] };

/** Content of a pass for Apple Wallet. */
type Pass = {
  serialNumber: string;
  barcodes?: { format: string; message: string }[];
  generic?: Layout;
  eventTicket?: Layout;
};

/** Downloads a pass. @returns its files and content */
async function downloadPass(body: Body = {}, language = 'en') {
  const { statusCode, headers, rawPayload } = await sandbox().app.inject({
    method: 'POST',
    url: '/v1/me/wallet/apple',
    headers: {
      cookie: await sandbox().cookie(as),
      'x-nox-client-type': 'WEB',
      'x-tenant': 'northside',
      'accept-language': language,
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  });
  expect(statusCode).toBe(201);
  expect(headers['content-type']).toBe('application/vnd.apple.pkpass');
  const files = unzipSync(rawPayload);
  const pass: Pass = JSON.parse(strFromU8(files['pass.json'] ?? new Uint8Array()));
  return { files, pass };
}

const readCode = ({ barcodes }: Pass): string => barcodes?.[0]?.message ?? '';

const downloadCode = async (): Promise<string> => readCode((await downloadPass()).pass);

/** Verifies the link of a pass for Google Wallet as Google does. @returns the claims */
async function readLink(body: Body = {}) {
  const { status, body: answer } = await sandbox().call('createGoogleWalletPass', { as, body });
  expect(status).toBe(201);
  const { walletKeys, clock } = sandbox().services;
  const publicKey = createPublicKey(walletKeys.google?.privateKey ?? '');
  const token = answer.saveUrl.slice('https://pay.google.com/gp/v/save/'.length);
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
    currentDate: clock.now(),
  });
  expect(protectedHeader).toEqual({ alg: 'RS256' });
  return { saveUrl: answer.saveUrl, claims: payload };
}

/** Shows a code at the desk of a studio. @returns the page that answers */
async function showCode(code: string, studioId = 1001): Promise<string> {
  const headers = { host: 'localhost', origin: 'http://localhost' };
  const answer = await sandbox().app.inject({
    method: 'POST',
    url: `/desk/${studioId}/checkInByCode`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams({ code })),
  });
  const page = await sandbox().app.inject({ url: String(answer.headers.location), headers });
  return page.body;
}

const unknownCode = 'This code opens nothing here';

beforeEach(async () => {
  await sandbox().state('a membership', { state: 'running' });
  await sandbox().state('the wallets', { state: 'configured' });
});

describe('a pass for Apple Wallet', () => {
  test('is signed with the key of the operator, and its manifest has the hash of each file', async () => {
    const { files } = await downloadPass();
    const { signature = new Uint8Array(), 'manifest.json': manifest = new Uint8Array() } = files;
    const hashes: Record<string, string> = JSON.parse(strFromU8(manifest));
    const hashed = Object.keys(files).filter(
      (name) => !/^(?:manifest\.json|signature)$/.test(name),
    );
    expect(Object.keys(hashes).toSorted()).toEqual(hashed.toSorted());
    for (const name of hashed)
      expect(
        createHash('sha1')
          .update(files[name] ?? '')
          .digest('hex'),
      ).toBe(hashes[name]);

    const asn1 = forge.asn1.fromDer(
      forge.util.createBuffer(Buffer.from(signature).toString('binary')),
    );
    const { rawCapture } = forge.pkcs7.messageFromAsn1(asn1);
    const bytes: string = rawCapture.signature;
    // The signature covers the attributes as a set, and these the hash of the manifest (RFC 5652, 5.4).
    const attributes: forge.asn1.Asn1[] = rawCapture.authenticatedAttributes;
    const set = forge.asn1.create(
      forge.asn1.Class.UNIVERSAL,
      forge.asn1.Type.SET,
      true,
      attributes,
    );
    const signed = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary');
    const certificate = new X509Certificate(sandbox().services.walletKeys.apple?.certificate ?? '');
    expect(verify('sha1', signed, certificate.publicKey, Buffer.from(bytes, 'binary'))).toBe(true);
    expect(signed.includes(createHash('sha1').update(manifest).digest())).toBe(true);
  });

  test('has name and number of the member, and a code', async () => {
    const { pass, files } = await downloadPass({}, 'de');
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.example.studio-portal',
      teamIdentifier: 'THROWAWAY1',
      organizationName: 'Northside Athletics',
      sharingProhibited: true,
      backgroundColor: expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/),
      generic: {
        primaryFields: [{ label: 'Mitglied', value: 'Mona Muster' }],
        secondaryFields: [{ label: 'Nummer' }],
      },
      barcodes: [
        { format: 'PKBarcodeFormatQR', message: expect.stringMatching(/^C2\.[\w-]{32}$/) },
      ],
    });
    const text = strFromU8(files['pass.json'] ?? new Uint8Array());
    const [member] = await db()
      .select()
      .from(customers)
      .where(eq(customers.accountId, accountIds.member));
    expect(text).toContain(String(member?.customerNumber));
    const personal = [member?.email, member?.dateOfBirth, member?.iban, member?.street];
    expect(personal.filter((value) => value && text.includes(value))).toEqual([]);
  });

  test('names start, place and reference of a booking, and has no code', async () => {
    await sandbox().state('a booking', { uuid: bookingUuid, owner: 'me', state: 'booked' });
    const { pass } = await downloadPass({ bookingUuid });
    expect(pass).toMatchObject({
      serialNumber: bookingUuid,
      relevantDate: expect.stringContaining('T'),
      expirationDate: expect.stringContaining('T'),
      eventTicket: {
        primaryFields: [{ value: 'Morning Yoga' }],
        secondaryFields: [
          { label: 'Start', value: expect.stringContaining('17:00') },
          { label: 'Reference', value: '5B0F9D0E' },
        ],
        auxiliaryFields: [{ label: 'Place', value: expect.stringContaining('Northside') }],
      },
    });
    expect(pass.barcodes).toBeUndefined();
    expect(await db().$count(doorCards)).toBe(0);
  });
});

describe('a link to Google Wallet', () => {
  test('is signed by the service account and contains the card', async () => {
    const { saveUrl, claims } = await readLink();
    expect(claims).toEqual({
      iss: 'passes@throw-away.iam.gserviceaccount.com',
      aud: 'google',
      typ: 'savetowallet',
      iat: Math.floor(sandbox().services.clock.now().getTime() / 1000),
      origins: ['http://localhost:4100'],
      payload: {
        genericClasses: [{ id: '3388000000000000000.card' }],
        genericObjects: [
          expect.objectContaining({
            classId: '3388000000000000000.card',
            header: { defaultValue: { language: 'en-GB', value: 'Mona Muster' } },
            barcode: { type: 'QR_CODE', value: expect.stringMatching(/^C2\.[\w-]{32}$/) },
          }),
        ],
      },
    });
    // Longer addresses may be cut off by browsers.
    expect(saveUrl.length).toBeLessThan(1800);
  });

  test('names start, place and reference of a booking, and has no code', async () => {
    await sandbox().state('a booking', { uuid: bookingUuid, owner: 'me', state: 'booked' });
    const { saveUrl, claims } = await readLink({ bookingUuid });
    expect(claims.payload).toMatchObject({
      genericObjects: [
        {
          id: `3388000000000000000.${bookingUuid}`,
          textModulesData: [
            { id: 'start' },
            { id: 'reference', body: '5B0F9D0E' },
            { id: 'place' },
          ],
          validTimeInterval: { start: {}, end: {} },
        },
      ],
    });
    expect(JSON.stringify(claims)).not.toContain('barcode');
    expect(saveUrl.length).toBeLessThan(1800);
  });
});

describe('no pass is created', () => {
  const create = (body: Body, account: keyof typeof accountIds = as) =>
    sandbox().call('createAppleWalletPass', { as: account, body });

  test('unless the operator has configured the wallet', async () => {
    await sandbox().state('the wallets', { state: 'not configured' });
    expect((await create({})).errorCode).toBe('wallet.error.notconfigured');
    const google = await sandbox().call('createGoogleWalletPass', { as, body: {} });
    expect(google.errorCode).toBe('wallet.error.notconfigured');
    expect(await db().$count(doorCards)).toBe(0);
  });

  test('for an account without a membership', async () => {
    expect((await create({}, 'visitor')).errorCode).toBe('checkin.error.nocontract');
  });

  test('for a booking that is unknown, of someone else, canceled, waiting or over', async () => {
    expect((await create({ bookingUuid: randomUUID() })).errorCode).toBe('booking.error.notfound');
    await sandbox().state('a booking', { uuid: bookingUuid, owner: 'me', state: 'booked' });
    expect((await create({ bookingUuid }, 'visitor')).errorCode).toBe('booking.error.notfound');
    for (const status of ['CANCELED', 'WAITING'] as const) {
      await db().update(bookings).set({ status }).where(eq(bookings.uuid, bookingUuid));
      expect((await create({ bookingUuid })).errorCode).toBe('wallet.error.bookingended');
    }
    const attended = { uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b003', owner: 'me' };
    await sandbox().state('a booking', { ...attended, state: 'attended' });
    const over = await create({ bookingUuid: attended.uuid });
    expect(over.errorCode).toBe('wallet.error.bookingended');
  });
});

describe('the code of a card', () => {
  test('opens every studio of the chain for weeks, and is stored as a hash only', async () => {
    const code = await downloadCode();
    const { clock } = sandbox().services;
    clock.set(new Date('2026-12-16T09:00:00+01:00'));
    expect(await showCode(code)).toContain('Checked in by code.');
    expect(await showCode(code, 1002)).toContain('Checked in by code.');
    expect(await db().$count(checkins)).toBe(2);
    expect(JSON.stringify(await db().select().from(doorCards))).not.toContain(code);
    expect(sandbox().log.join('\n')).not.toContain(code);
  });

  test('is accepted beside the code of the portal, which expires', async () => {
    await sandbox().state('check-in at the studio', { by: 'scanner' });
    const { body } = await sandbox().call('getActiveCheckin', { as, path: { studioId: 1001 } });
    const code = body.code?.value ?? '';
    expect(await showCode(code)).toContain('Checked in by code.');
    const { clock } = sandbox().services;
    clock.set(new Date('2026-11-25T09:31:00+01:00'));
    expect(await showCode(code)).toContain(unknownCode);
  });

  test('stops working once a new card is made, for either wallet', async () => {
    const first = await downloadPass();
    const second = await downloadPass();
    // Apple Wallet replaces the first pass.
    expect(second.pass.serialNumber).toBe(first.pass.serialNumber);
    expect(await showCode(readCode(first.pass))).toContain(unknownCode);
    expect(await showCode(readCode(second.pass))).toContain('Checked in by code.');
    await readLink();
    expect(await showCode(readCode(second.pass))).toContain(unknownCode);
    expect(await db().$count(doorCards)).toBe(1);
  });

  test('stops working once the member removes the card', async () => {
    const code = await downloadCode();
    const { body } = await sandbox().call('getWallets', { as });
    expect(body).toEqual({
      apple: true,
      google: true,
      card: { createdAt: '2026-11-25T08:00:00.000Z' },
    });
    expect((await sandbox().call('deleteWalletCard', { as })).status).toBe(204);
    expect(await showCode(code)).toContain(unknownCode);
    expect((await sandbox().call('getWallets', { as })).body.card).toBeNull();
  });

  test('opens nothing for a refused member', async () => {
    const code = await downloadCode();
    await sandbox().state('an idle period', { id: 47101, state: 'active' });
    expect(await showCode(code)).toContain('Not possible: The contract rests');
    expect(await db().$count(checkins)).toBe(0);
  });

  test('opens nothing after a disconnection, or for another account of the member', async () => {
    const code = await downloadCode();
    await db().delete(studioConnects).where(eq(studioConnects.accountId, accountIds.member));
    expect(await showCode(code)).toContain(unknownCode);
    await db().insert(studioConnects).values({ accountId: accountIds.visitor, studioId: 1001 });
    await db()
      .update(customers)
      .set({ accountId: accountIds.visitor })
      .where(eq(customers.accountId, accountIds.member));
    expect(await showCode(code)).toContain(unknownCode);
    await db().delete(accounts).where(eq(accounts.id, accountIds.member));
    expect(await db().$count(doorCards)).toBe(0);
  });

  test('opens nothing at another chain', async () => {
    const code = await downloadCode();
    await sandbox().state('a cross-tenant check-in', { token: 'xtc_Sample', state: 'open' });
    expect(await showCode(code, 2001)).toContain(unknownCode);
  });
});
