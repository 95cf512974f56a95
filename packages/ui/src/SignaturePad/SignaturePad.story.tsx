import { useState } from 'react';
import { createDrawnSignature, emptySignature, createTypedSignature } from './signature.ts';
import { SignaturePad } from './SignaturePad.tsx';

const texts = {
  typeName: 'Or type your name',
  clear: 'Clear',
  empty: 'Not signed yet',
  signed: 'Your signature',
};
const wave = Array.from({ length: 60 }, (_, index) => ({
  x: 20 + index * 4,
  y: Math.round(100 + 40 * Math.sin(index / 3) * Math.cos(index / 11)),
}));

function Signing({ start }: { start: typeof emptySignature }) {
  const [value, setValue] = useState(start);
  return (
    <SignaturePad label="Your signature" texts={texts} value={value} onChange={setValue} required />
  );
}

export const Empty = <Signing start={emptySignature} />;
export const Drawn = <Signing start={createDrawnSignature([wave], 300)} />;
export const Typed = <Signing start={createTypedSignature('Sam Sample', 300)} />;
export const Missing = (
  <SignaturePad
    label="Your signature"
    texts={texts}
    value={emptySignature}
    onChange={() => undefined}
    required
    error
    helperText="This value is required"
  />
);
