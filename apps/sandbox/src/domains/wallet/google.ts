import { SignJWT } from 'jose';
import { createPrivateKey, randomUUID } from 'node:crypto';
import type { WalletKeys } from '../../platform/api.ts';
import type { WalletPass } from './pass.ts';

/**
 * Creates the address at which Google Wallet saves a pass: a token that contains it, signed with the service account of
 * the operator.
 * @param origin of the portal, from which the address may be opened
 */
export async function signGoogleLink(
  pass: WalletPass,
  { issuerId, serviceAccount, privateKey }: NonNullable<WalletKeys['google']>,
  origin: string,
  now: Date,
): Promise<string> {
  const { locale, issuer, heading, fields, background, code, period } = pass;
  const toText = (value: string) => ({ defaultValue: { language: locale, value } });
  const classId = `${issuerId}.${code === null ? 'booking' : 'card'}`;
  const object = {
    // Google keeps the first pass with an id, so that a renewed card needs another.
    id: `${issuerId}.${code === null ? pass.serial : randomUUID()}`,
    classId,
    cardTitle: toText(issuer),
    header: toText(heading.value),
    subheader: toText(heading.label),
    hexBackgroundColor: background,
    textModulesData: fields.map(({ key, label, value }) => ({
      id: key,
      header: label,
      body: value,
    })),
    ...(code !== null && { barcode: { type: 'QR_CODE', value: code } }),
    ...(period && {
      validTimeInterval: {
        start: { date: period.start.toISOString() },
        end: { date: period.end.toISOString() },
      },
    }),
  };
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [origin],
    payload: { genericClasses: [{ id: classId }], genericObjects: [object] },
  })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(serviceAccount)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(createPrivateKey(privateKey));
  return `https://pay.google.com/gp/v/save/${token}`;
}
