import { PassType, PKPass } from 'passkit-generator';
import type { WalletKeys } from '../../platform/api.ts';
import type { WalletPass } from './pass.ts';

/** Converts `#1A3294` to the notation of Apple Wallet. */
const toRgb = (color: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

/** Creates the file of a pass, signed with the certificate of the operator. */
export function signApplePass(
  pass: WalletPass,
  keys: NonNullable<WalletKeys['apple']>,
  icon: Buffer,
): Uint8Array {
  const { serial, issuer, description, background, foreground, heading, fields } = pass;
  const file = new PKPass(
    { 'icon.png': icon, 'icon@2x.png': icon, 'icon@3x.png': icon },
    {
      signerCert: keys.certificate,
      signerKey: keys.privateKey,
      wwdr: keys.issuerCertificate,
    },
    {
      serialNumber: serial,
      passTypeIdentifier: keys.passTypeId,
      teamIdentifier: keys.teamId,
      organizationName: issuer,
      logoText: issuer,
      description: `${description}, ${issuer}`,
      backgroundColor: toRgb(background),
      foregroundColor: toRgb(foreground),
      labelColor: toRgb(foreground),
      sharingProhibited: true,
    },
  );
  const layout = new PassType(pass.code === null ? 'eventTicket' : 'generic');
  layout.primaryFields.push(heading);
  layout.secondaryFields.push(...fields.slice(0, 2));
  layout.auxiliaryFields.push(...fields.slice(2));
  file.types.push(layout);
  if (pass.code !== null)
    file.setBarcodes({
      format: 'PKBarcodeFormatQR',
      message: pass.code,
      messageEncoding: 'iso-8859-1',
    });
  if (pass.period) {
    file.setRelevantDate(pass.period.start);
    file.setExpirationDate(pass.period.end);
  }
  return file.getAsBuffer();
}
