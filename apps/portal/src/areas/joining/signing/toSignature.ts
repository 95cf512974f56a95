import type { ContractSignature } from '@studio-portal/sdk/types';
import { getTypedName, type SignatureValue } from '@studio-portal/ui/SignaturePad';

/** Converts a signature to the form that calls need; undefined if it is empty. */
export function toSignature(value: SignatureValue): ContractSignature | undefined {
  const name = getTypedName(value).trim();
  if (name !== '') return { type: 'TYPED', name, dataUrl: null };
  return value.lines.length === 0
    ? undefined
    : { type: 'DRAWN', name: null, dataUrl: value.dataUrl };
}
