import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** Throw-away keys for wallets as files: certificates and key as PEM, the service account as JSON. */
export type ThrowAwayKeys = {
  certificate: string;
  key: string;
  issuerCertificate: string;
  serviceAccount: string;
};

const validFrom = new Date('2026-01-01T00:00:00Z');

type Party = { name: forge.pki.CertificateField[]; keys: forge.pki.rsa.KeyPair };

function createParty(name: forge.pki.CertificateField[]): Party {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    name,
    keys: {
      privateKey: forge.pki.privateKeyFromPem(
        privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
      ),
      publicKey: forge.pki.publicKeyFromPem(
        publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      ),
    },
  };
}

function issue(subject: Party, issuer: Party, validTo: Date): string {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = subject.keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = validFrom;
  certificate.validity.notAfter = validTo;
  certificate.setSubject(subject.name);
  certificate.setIssuer(issuer.name);
  certificate.sign(issuer.keys.privateKey, forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}

/**
 * Creates keys that look like those of an operator at Apple and Google, and that no wallet accepts.
 * @param validTo end of the certificates
 */
export function createThrowAwayKeys(
  validTo: Date = new Date('2036-01-01T00:00:00Z'),
): ThrowAwayKeys {
  const issuer = createParty([{ name: 'commonName', value: 'Throw-away issuer' }]);
  const operator = createParty([
    { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.studio-portal' },
    { name: 'commonName', value: 'Pass Type ID: pass.example.studio-portal' },
    { shortName: 'OU', value: 'THROWAWAY1' },
  ]);
  const key = forge.pki.privateKeyToPem(operator.keys.privateKey);
  return {
    certificate: issue(operator, issuer, validTo),
    key,
    issuerCertificate: issue(issuer, issuer, validTo),
    serviceAccount: JSON.stringify({
      client_email: 'passes@throw-away.iam.gserviceaccount.com',
      private_key: key,
    }),
  };
}
