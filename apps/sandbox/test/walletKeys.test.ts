/** Keys for passes in wallets, read from the operator's files. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { readWalletKeys } from '../src/domains/wallet/readKeys.ts';
import { createThrowAwayKeys } from '../src/states/throwAwayKeys.ts';
import { temporaryFolder } from './harness/process.ts';

const now = new Date('2026-11-25T12:00:00Z');
const folder = temporaryFolder();
afterAll(folder.remove);

function store(name: string, content: string): string {
  const file = `${folder.path}/${name}`;
  writeFileSync(file, content);
  return file;
}

const keys = createThrowAwayKeys();
const other = createThrowAwayKeys(new Date('2026-11-24T00:00:00Z'));
const ellipticKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

const appleFiles = {
  APPLE_WALLET_CERTIFICATE: store('certificate.pem', keys.certificate),
  APPLE_WALLET_KEY: store('key.pem', keys.key),
  APPLE_WALLET_ISSUER_CERTIFICATE: store('issuer.pem', keys.issuerCertificate),
};
const googleFiles = {
  GOOGLE_WALLET_ISSUER_ID: '3388000000000000000',
  GOOGLE_WALLET_KEY: store('account.json', keys.serviceAccount),
};

test('are those of the operator, with the ids that the certificate names', () => {
  expect(readWalletKeys({}, now)).toEqual({ apple: null, google: null });
  expect(readWalletKeys({ ...appleFiles, ...googleFiles }, now)).toMatchObject({
    apple: { passTypeId: 'pass.example.studio-portal', teamId: 'THROWAWAY1' },
    google: {
      issuerId: '3388000000000000000',
      serviceAccount: 'passes@throw-away.iam.gserviceaccount.com',
    },
  });
  expect(readWalletKeys(googleFiles, now).apple).toBeNull();
});

describe('refuses', () => {
  test.for<[title: string, env: NodeJS.ProcessEnv, message: string]>([
    [
      'an incomplete configuration of Apple Wallet',
      { APPLE_WALLET_KEY: appleFiles.APPLE_WALLET_KEY },
      'Set APPLE_WALLET_CERTIFICATE and APPLE_WALLET_ISSUER_CERTIFICATE as well',
    ],
    [
      'an incomplete configuration of Google Wallet',
      { GOOGLE_WALLET_ISSUER_ID: '1' },
      'Set GOOGLE_WALLET_KEY as well',
    ],
    [
      'a file that does not exist',
      { ...appleFiles, APPLE_WALLET_KEY: `${folder.path}/nowhere.pem` },
      'APPLE_WALLET_KEY must name a file with an RSA key as PEM',
    ],
    [
      'a certificate that is none',
      { ...appleFiles, APPLE_WALLET_CERTIFICATE: store('text.pem', 'no certificate') },
      'APPLE_WALLET_CERTIFICATE must name a file with a certificate as PEM',
    ],
    [
      'a certificate that names no pass type',
      { ...appleFiles, APPLE_WALLET_CERTIFICATE: appleFiles.APPLE_WALLET_ISSUER_CERTIFICATE },
      'APPLE_WALLET_CERTIFICATE must be a Pass Type ID certificate',
    ],
    [
      'the key of another certificate',
      { ...appleFiles, APPLE_WALLET_KEY: store('other-key.pem', other.key) },
      'APPLE_WALLET_KEY is not the key of APPLE_WALLET_CERTIFICATE',
    ],
    [
      'a certificate of another issuer',
      {
        ...appleFiles,
        APPLE_WALLET_ISSUER_CERTIFICATE: store('other-issuer.pem', other.issuerCertificate),
      },
      'APPLE_WALLET_ISSUER_CERTIFICATE did not issue APPLE_WALLET_CERTIFICATE',
    ],
    [
      'an expired certificate',
      {
        APPLE_WALLET_CERTIFICATE: store('expired.pem', other.certificate),
        APPLE_WALLET_KEY: store('expired-key.pem', other.key),
        APPLE_WALLET_ISSUER_CERTIFICATE: store('expired-issuer.pem', other.issuerCertificate),
      },
      'APPLE_WALLET_CERTIFICATE expired on Nov 24',
    ],
    [
      'an issuer id that is no number',
      { ...googleFiles, GOOGLE_WALLET_ISSUER_ID: 'studio' },
      'GOOGLE_WALLET_ISSUER_ID must be the number of the issuer',
    ],
    [
      'a service account without an RSA key',
      {
        ...googleFiles,
        GOOGLE_WALLET_KEY: store(
          'elliptic.json',
          JSON.stringify({
            client_email: 'passes@throw-away.iam.gserviceaccount.com',
            private_key: ellipticKey.export({ type: 'pkcs8', format: 'pem' }),
          }),
        ),
      },
      'GOOGLE_WALLET_KEY must name a file with the JSON key of a service account',
    ],
  ])('%s', ([, env, message]) => {
    expect(() => readWalletKeys(env, now)).toThrow(message);
  });
});
