/** A push service for tests, and a subscribed browser: messages are verified and decrypted with node:crypto only. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Call = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

export type PushService = {
  origin: string;
  /** Status of the next answers. */
  status: number;
  /** All calls in order of arrival. */
  calls: Call[];
  close(): Promise<void>;
};

/** @returns a service that answers 201 until its status is changed */
export async function startPushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      service.calls.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(service.status, { Location: '/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    origin: `http://127.0.0.1:${readPort(server.address())}`,
    status: 201,
    calls: [],
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return service;
}

function readPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string' || isIPv6(address.address))
    throw new Error('The push service does not listen.');
  return address.port;
}

/** Creates a browser's keys and its decryption (RFC 8291, section 3.4). */
export function createDevice() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const own = pair.getPublicKey();
  const auth = Buffer.from('sample-secret-16');
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const senderEnd = 21 + (body[20] ?? 0);
      const sender = body.subarray(21, senderEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const ikm = derive(pair.computeSecret(sender), auth, info, 32);
      const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([
        decipher.update(body.subarray(senderEnd, -16)),
        decipher.final(),
      ]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Verifies the signature of a sender's identification (RFC 8292).
 * @returns the claims, and the public key that signed them
 * @throws when the header is malformed or the signature is wrong
 */
export function signedClaims(authorization: unknown): { claims: unknown; key: string } {
  const [, header, payload, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(String(authorization)) ?? [];
  if (!header || !payload || !signature || !key)
    throw new Error('The Authorization header has no VAPID signature.');
  const point = Buffer.from(key, 'base64url');
  const half = (begin: number) => point.subarray(begin, begin + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('The VAPID signature does not match its key.');
  return { claims: JSON.parse(Buffer.from(payload, 'base64url').toString()), key };
}
