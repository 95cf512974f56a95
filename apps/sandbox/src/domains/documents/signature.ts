/** Signatures that are kept and shown again. */
import type { Schemas } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';

type Signature = Schemas['ContractSignature'];

/** A drawing is kept and shown again. @throws 400 for one that may do more than be looked at */
export function checkDrawing(field: string, signature: Signature | null): void {
  const encoded = signature?.dataUrl?.split(',')[1];
  if (encoded === undefined) return;
  const svg = Buffer.from(encoded, 'base64').toString();
  const isDrawing =
    /^<svg[\s>]/.test(svg) &&
    !/<(?!\/?(?:svg|g|path|polyline|line|circle|rect|title)[\s/>])|\son\w+\s*=|href|url\(|<!/i.test(
      svg,
    );
  if (!isDrawing) throw invalid({ field: `${field}.dataUrl`, message: 'is no plain drawing' });
}

/** @throws 422 without a drawing and without a name where one is needed */
export function checkSigned(field: string, signature: Signature | null, required: boolean): void {
  checkDrawing(field, signature);
  const isSigned =
    signature?.type === 'DRAWN'
      ? signature.dataUrl !== null
      : (signature?.name ?? '').trim() !== '';
  if (required && !isSigned)
    throw fault(422, 'contract.error.signaturemissing', 'A signature is missing', {
      args: [{ type: 'FIELD', value: field }],
    });
}
