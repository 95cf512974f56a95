/** Contracts and receipts as files: content, language, access and expiry. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contracts } from '../src/domains/membershipOffers/tables.ts';
import type { Schemas } from '../src/platform/api.ts';
import { invoiceIds } from '../src/states/invoiceStates.ts';
import { membershipIds } from '../src/states/membershipRows.ts';
import { addMinutes } from '../src/platform/time.ts';
import { countStrokes, extractText } from './harness/pdfText.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const { contract: contractId } = membershipIds;

/** Fetches a file. @returns its status, type and bytes */
async function fetchFile(url: string, headers: Record<string, string> = {}) {
  const { statusCode, rawPayload, headers: sent } = await sandbox().app.inject({ url, headers });
  return { status: statusCode, type: sent['content-type'], file: rawPayload };
}

const download = async (document: Schemas['ContractDocument'], language = 'en-GB') =>
  fetchFile(`/nox/v1/customercenter/contract/${contractId}/download?document=${document}`, {
    cookie: await sandbox().cookie('member'),
    'x-tenant': 'northside',
    'x-nox-client-type': 'WEB',
    'accept-language': language,
  });

const getDownloadUrl = async () => {
  const path = { contractId };
  const { body } = await sandbox().call('getContractDownloadUrl', { as: 'member', path });
  return body.url;
};

const stripSpaces = (text: string) => text.replaceAll(/\s+/g, '');

test('creates a contract as a tagged PDF with language, title and embedded fonts', async () => {
  await sandbox().state('a membership', { state: 'running' });
  const { status, type, file } = await download('CONTRACT');
  expect([status, type]).toEqual([200, 'application/pdf']);
  const raw = file.toString('latin1');
  expect(raw.slice(0, 8)).toBe('%PDF-1.7');
  expect(raw).toContain('/Lang (en-GB)');
  expect(raw).toContain('/Marked true');
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(raw.match(/\/S \/P\b/g)?.length).toBeGreaterThan(10);
  expect(raw.match(/\/FontFile/g)).toHaveLength(2);
  const text = stripSpaces(extractText(file));
  for (const phrase of [
    'Northside Athletics',
    'Flex membership',
    'NO1001-7H2K9P4RTX',
    '28 February 2027',
  ])
    expect(text).toContain(stripSpaces(phrase));
});

const svg = (content: string) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg viewBox="0 0 300 200">${content}</svg>`).toString('base64')}`;

describe('a contract’s signature', () => {
  const drawn = svg(
    '<g fill="none"><path d="M10 20.5Q30 40 50 60L70 80"/><path d="M90 20h0"/></g>',
  );
  const downloadSigned = async (signature: Schemas['ContractSignature'], language?: string) => {
    await sandbox().state('a membership', { state: 'running' });
    await sandbox()
      .services.db.update(contracts)
      .set({ signature, earlyStartRequested: true })
      .where(eq(contracts.id, contractId));
    const { file } = await download('CONTRACT', language);
    return { raw: file.toString('latin1'), text: stripSpaces(extractText(file)), file };
  };

  test('is drawn as a figure with an alternative text, name and date', async () => {
    const { raw, text, file } = await downloadSigned({ type: 'DRAWN', dataUrl: drawn, name: null });
    expect(raw.match(/\/S \/Figure\b/g)).toHaveLength(1);
    expect(raw).toContain('/Alt (Signature of Mona Muster)');
    expect(countStrokes(file)).toBe(2);
    expect(text).toContain(stripSpaces('Signed: Mona Muster, Friday, 20 February 2026 at 10:00'));
  });

  test('is printed as typed, together with the request for an early start', async () => {
    const name = 'M. Muster-Sample';
    const { raw, text } = await downloadSigned({ type: 'TYPED', dataUrl: null, name }, 'de-DE');
    expect(raw).not.toMatch(/\/S \/Figure\b/);
    expect(text).toContain(
      stripSpaces(`Unterschrieben: ${name}, Freitag, 20. Februar 2026 um 10:00`),
    );
    expect(text).toContain(
      stripSpaces('Du hast verlangt, zu beginnen, bevor deine Widerrufsfrist am'),
    );
  });

  test.for([
    '<path d="M0 0A5 5 0 0 1 9 9"/>',
    '<path d="M0"/>',
    '<path d="M0 0L1 1) Tj"/>',
    '<circle r="5"/>',
  ])('is omitted when it is not a pen drawing: %s', async (content) => {
    const { raw, text } = await downloadSigned({
      type: 'DRAWN',
      dataUrl: svg(content),
      name: null,
    });
    expect(raw).not.toMatch(/\/S \/Figure\b/);
    expect(text).toContain('Signed:');
  });
});

test('creates a cancelation receipt in the requested language', async () => {
  await sandbox().state('a membership', { state: 'canceled' });
  const { file } = await download('CANCELATION_RECEIPT', 'pl-PL');
  expect(file.toString('latin1')).toContain('/Lang (pl-PL)');
  const text = stripSpaces(extractText(file));
  for (const phrase of [
    '5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01',
    'Potwierdzenie wypowiedzenia',
    '20 listopada 2026',
    '28 lutego 2027',
    '109,70',
  ])
    expect(text).toContain(stripSpaces(phrase));
});

test('creates an invoice with seller, buyer and taxes by rate in the requested language', async () => {
  await sandbox().state('what the member may do', { may: 'see invoices' });
  await sandbox().state('invoices', {});
  const path = { invoiceId: invoiceIds.open };
  const request = { as: 'member', path, headers: { 'accept-language': 'de-DE' } } as const;
  const { body } = await sandbox().call('getInvoiceDownloadUrl', request);
  expect(body.validUntil).toBe('2026-11-25T10:00:00+01:00');
  const { status, file } = await fetchFile(body.url);
  expect(status).toBe(200);
  expect(file.toString('latin1')).toContain('/Lang (de-DE)');
  const text = stripSpaces(extractText(file));
  for (const phrase of [
    'Rechnung NS-70001-0003',
    '15. November 2026',
    'Northside Mitte, Musterstraße 1, 10115 Berlin',
    'DE999991001',
    'Mona Muster, Beispielweg 2, 10115 Berlin',
    'Personal training',
    'Umsatzsteuer 19',
    '3,18',
    'erst beim Einlösen besteuert',
    '69,90',
  ])
    expect(text).toContain(stripSpaces(phrase));
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 61));
  expect((await fetchFile(body.url)).status).toBe(404);
});

test('serves a file link without a session for an hour and keeps it out of the log', async () => {
  await sandbox().state('a membership', { state: 'running' });
  const url = await getDownloadUrl();
  expect(await fetchFile(url)).toMatchObject({ status: 200, type: 'application/pdf' });
  expect(sandbox().log.join('\n')).not.toContain(url);
  const { clock } = sandbox().services;
  clock.set(addMinutes(clock.now(), 61));
  expect((await fetchFile(url)).status).toBe(404);
  expect((await fetchFile('/documents/doc_nothing')).status).toBe(404);
});
