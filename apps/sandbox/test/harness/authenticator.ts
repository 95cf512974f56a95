/**
 * A software authenticator: creates ES256 passkeys and signs with them, like a phone (Web Authentication, level 3).
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** Encodes the head of a CBOR item (RFC 8949, section 3). */
function encodeHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function encodeCbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? encodeHead(1, -1 - item) : encodeHead(0, item);
  if (typeof item === 'string') {
    const text = Buffer.from(item);
    return Buffer.concat([encodeHead(3, text.length), text]);
  }
  if (item instanceof Uint8Array) return Buffer.concat([encodeHead(2, item.length), item]);
  const entries = [...item].flatMap(([key, value]) => [encodeCbor(key), encodeCbor(value)]);
  return Buffer.concat([encodeHead(5, item.size), ...entries]);
}

/** Flags: user present, user verified, backup eligible, backed up; `made` also has the attested credential data. */
const flags = { used: 0b0001_1101, made: 0b0101_1101, unverified: 0b0001_1001 };

export type Passkey = {
  credentialId: string;
  privateKey: KeyObject;
  rpId: string;
  userHandle: string;
  counter: number;
};

/** Origin and challenge of a ceremony, with optional deviations from a valid one. */
export type Ceremony = { challenge: string; origin: string; verified?: boolean; type?: string };

const hash = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

function clientData({ challenge, origin }: Ceremony, type: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flag: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([hash(rpId), Buffer.from([flag]), count]);
}

/** Encodes the public key in COSE (RFC 9053, section 7.1). */
function encodeCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** Creates a passkey, and the browser's data for `registerPasskey` except the name. */
export function makePasskey(rpId: string, userHandle: string, ceremony: Ceremony) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const length = Buffer.from([id.length >> 8, id.length & 255]);
  const authData = Buffer.concat([
    authenticatorData(rpId, ceremony.verified === false ? 0b0101_1001 : flags.made, 0),
    Buffer.alloc(16),
    length,
    id,
    encodeCoseKey(publicKey),
  ]);
  const attestation = new Map<string, Cbor>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  const credentialId = id.toString('base64url');
  const passkey: Passkey = { credentialId, privateKey, rpId, userHandle, counter: 0 };
  const answer = {
    credentialId,
    clientDataJSON: clientData(ceremony, ceremony.type ?? 'webauthn.create').toString('base64url'),
    attestationObject: encodeCbor(attestation).toString('base64url'),
    transports: ['internal' as const, 'hybrid' as const],
  };
  return { passkey, answer, publicKey: encodeCoseKey(publicKey).toString('base64url') };
}

/** Signs a challenge. @returns the browser's data for `loginWithPasskey` */
export function signChallenge(
  { credentialId, privateKey, rpId, userHandle, counter }: Passkey,
  ceremony: Ceremony,
) {
  const data = clientData(ceremony, ceremony.type ?? 'webauthn.get');
  const flag = ceremony.verified === false ? flags.unverified : flags.used;
  const authData = authenticatorData(rpId, flag, counter);
  return {
    credentialId,
    clientDataJSON: data.toString('base64url'),
    authenticatorData: authData.toString('base64url'),
    signature: sign('sha256', Buffer.concat([authData, hash(data)]), privateKey).toString(
      'base64url',
    ),
    userHandle,
  };
}
