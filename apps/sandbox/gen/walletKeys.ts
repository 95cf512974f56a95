/**
 * Writes throw-away keys for wallets into a folder, to try passes without accounts at Apple and Google; no wallet accepts
 * them. Run with `npm run wallet-keys -w apps/sandbox -- <folder>`, and start the sandbox with the printed settings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createThrowAwayKeys } from '../src/states/throwAwayKeys.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder: npm run wallet-keys -w apps/sandbox -- <folder>');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const { certificate, key, issuerCertificate, serviceAccount } = createThrowAwayKeys();
const files = {
  APPLE_WALLET_CERTIFICATE: ['certificate.pem', certificate],
  APPLE_WALLET_KEY: ['key.pem', key],
  APPLE_WALLET_ISSUER_CERTIFICATE: ['issuer.pem', issuerCertificate],
  GOOGLE_WALLET_KEY: ['account.json', serviceAccount],
} as const;
for (const [setting, [name, content]] of Object.entries(files)) {
  const file = join(resolve(folder), name);
  writeFileSync(file, content);
  console.log(`${setting}=${file}`);
}
console.log('GOOGLE_WALLET_ISSUER_ID=3388000000000000000');
