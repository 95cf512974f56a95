import 'reflect-metadata';
import { KeyObject, webcrypto } from 'node:crypto';
import { createServer } from 'node:https';
import { X509CertificateGenerator } from '@peculiar/x509';
import { expect, test } from 'vitest';
import { requestPage, createTestServer } from './harness.ts';
import { listeningPort } from './upstream.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Creates a self-signed certificate. */
async function createCertificate(): Promise<{ cert: string; key: string }> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    { name: 'CN=localhost', keys, signingAlgorithm: algorithm },
    webcrypto,
  );
  return {
    cert: certificate.toString('pem'),
    key: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

test('sends nothing to a backend with an untrusted certificate, neither for calls nor for pages', async () => {
  let requestCount = 0;
  const impostor = createServer(await createCertificate(), (_request, response) => {
    requestCount += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
  const server = await createTestServer({
    API_ORIGIN: `https://localhost:${listeningPort(impostor)}`,
  });
  const call = await server.app.inject({
    method: 'POST',
    url: '/login',
    headers: {
      host: 'portal.example',
      accept: 'application/json',
      cookie: 'SESSION=1',
      authorization: 'Basic eA==',
    },
  });
  const shown = await requestPage(server, '/studio/bm9ydGhzaWRlOjEwMDE=');
  expect([call.statusCode, shown.statusCode, requestCount]).toEqual([503, 503, 0]);
  await server.app.close();
  impostor.close();
});
