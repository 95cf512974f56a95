import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WalletKeys } from '../../platform/api.ts';

/** Incomplete or unusable keys. The message tells the operator what to do. */
export class WalletKeysError extends Error {}

const apple = {
  certificate: 'APPLE_WALLET_CERTIFICATE',
  key: 'APPLE_WALLET_KEY',
  issuer: 'APPLE_WALLET_ISSUER_CERTIFICATE',
};
const google = { issuerId: 'GOOGLE_WALLET_ISSUER_ID', key: 'GOOGLE_WALLET_KEY' };

/**
 * Returns whether settings that belong together are set.
 * @throws WalletKeysError if only some of them are
 */
function areSet(env: NodeJS.ProcessEnv, settings: Record<string, string>): boolean {
  const names = Object.values(settings);
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < names.length)
    throw new WalletKeysError(
      `Set ${missing.join(' and ')} as well, or none of ${names.join(', ')}: a wallet needs all of them.`,
    );
  return missing.length === 0;
}

/** Reads the file that a setting names. @throws WalletKeysError if it cannot be read or parsed */
function parseFile<Parsed>(
  env: NodeJS.ProcessEnv,
  name: string,
  expected: string,
  parse: (text: string) => Parsed,
): Parsed {
  const file = env[name] ?? '';
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    throw new WalletKeysError(`${name} must name a file with ${expected}; ${file} is none.`);
  }
}

const toPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** @throws Error unless it is an RSA key, which both wallets require */
function parseRsaKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'rsa') throw new Error('This is no RSA key.');
  return key;
}

function readAppleKeys(env: NodeJS.ProcessEnv, now: Date): WalletKeys['apple'] {
  if (!areSet(env, apple)) return null;
  const readCertificate = (name: string) =>
    parseFile(env, name, 'a certificate as PEM', (pem) => new X509Certificate(pem));
  const certificate = readCertificate(apple.certificate);
  const issuer = readCertificate(apple.issuer);
  const key = parseFile(env, apple.key, 'an RSA key as PEM, without a password', parseRsaKey);
  // Apple names the pass type as the user id, and the team as the organizational unit.
  const passTypeId = /^UID=(pass\..+)$/m.exec(certificate.subject)?.[1];
  const teamId = /^OU=(.+)$/m.exec(certificate.subject)?.[1];
  if (passTypeId === undefined || teamId === undefined)
    throw new WalletKeysError(
      `${apple.certificate} must be a Pass Type ID certificate; this one names no pass type or team.`,
    );
  if (!certificate.checkPrivateKey(key))
    throw new WalletKeysError(`${apple.key} is not the key of ${apple.certificate}.`);
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    throw new WalletKeysError(
      `${apple.issuer} did not issue ${apple.certificate}: download the Worldwide Developer Relations certificate that did.`,
    );
  if (new Date(certificate.validTo) <= now)
    throw new WalletKeysError(
      `${apple.certificate} expired on ${certificate.validTo}: renew it at developer.apple.com.`,
    );
  return {
    certificate: certificate.toString(),
    privateKey: toPem(key),
    issuerCertificate: issuer.toString(),
    passTypeId,
    teamId,
  };
}

function readGoogleKeys(env: NodeJS.ProcessEnv): WalletKeys['google'] {
  if (!areSet(env, google)) return null;
  const issuerId = env[google.issuerId] ?? '';
  if (!/^\d+$/.test(issuerId))
    throw new WalletKeysError(
      `${google.issuerId} must be the number of the issuer in the Google Pay & Wallet Console.`,
    );
  return parseFile(env, google.key, 'the JSON key of a service account', (text) => {
    const { client_email: serviceAccount, private_key: pem }: Record<string, unknown> =
      JSON.parse(text);
    if (typeof serviceAccount !== 'string' || typeof pem !== 'string')
      throw new Error('This is no key of a service account.');
    return { issuerId, serviceAccount, privateKey: toPem(parseRsaKey(pem)) };
  });
}

/**
 * Reads the keys for passes in wallets from the files that the environment names.
 * @throws WalletKeysError unless the settings of a wallet are all set and usable, or all left out
 */
export const readWalletKeys = (env: NodeJS.ProcessEnv, now: Date): WalletKeys => ({
  apple: readAppleKeys(env, now),
  google: readGoogleKeys(env),
});
