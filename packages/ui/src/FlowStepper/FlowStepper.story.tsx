import { FlowStepper } from './FlowStepper.tsx';

const steps = [
  { id: 'contact', label: 'Contact', href: '?step=contact' },
  { id: 'payment', label: 'Payment', href: '?step=payment' },
  { id: 'summary', label: 'Summary' },
];

export const First = (
  <FlowStepper label="Booking steps" steps={steps} current="contact" position="Step 1 of 3" />
);
export const Second = (
  <FlowStepper label="Booking steps" steps={steps} current="payment" position="Step 2 of 3" />
);
export const Last = (
  <FlowStepper label="Booking steps" steps={steps} current="summary" position="Step 3 of 3" />
);
