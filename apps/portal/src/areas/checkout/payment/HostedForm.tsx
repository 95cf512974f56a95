import { styled } from '@mui/material/styles';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { radii } from '@studio-portal/ui/tokens';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { guestMessages } from '../result/guestMessages.ts';
import type { GuestMethod, Tokenized } from './guestInstruments.ts';

/** What became of a submission. */
export type HostedAnswer = Tokenized | 'invalid' | 'unreachable';

/** Before the form has said how high it is; about what the sample provider's takes. */
const firstHeight = 420;

/** How long the provider may think, in milliseconds. */
const patience = 20_000;

/** The frame and, until its form is there, the shape of it in the same place. */
const Room = styled('div')({ position: 'relative' });
const Shape = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& + iframe': { opacity: 0 },
});

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  border: 0,
  borderRadius: radii.control,
  // Else a browser paints its own ground behind a frame of another scheme.
  colorScheme: 'normal',
});

/** Where the sandbox plays the provider's forms; an operator puts their provider's behind the same paths. */
const addresses = {
  CREDIT_CARD: '/payment-provider/card',
  BANCONTACT_CARD: '/payment-provider/bancontact',
  IDEAL: '/payment-provider/ideal',
  PAYPAL: '/payment-provider/paypal',
  TWINT: '/payment-provider/twint',
} satisfies Record<GuestMethod, string>;

/** How many fields each has; a card's security code stands beside its expiry. */
const fieldsOf = {
  CREDIT_CARD: 3,
  BANCONTACT_CARD: 3,
  IDEAL: 1,
  PAYPAL: 1,
  TWINT: 1,
} satisfies Record<GuestMethod, number>;

/** What a message of the form says: its height, or an answer to a submission; undefined for any other message. */
function read(data: unknown): { height: number } | { answer: HostedAnswer } | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'hosted-card/height' && 'height' in data && typeof data.height === 'number')
    return { height: data.height };
  if (data.type === 'hosted-card/invalid') return { answer: 'invalid' };
  if (data.type === 'hosted-card/unreachable') return { answer: 'unreachable' };
  if (data.type !== 'hosted-card/token') return undefined;
  if ('accountToken' in data && typeof data.accountToken === 'string')
    return { answer: { accountToken: data.accountToken } };
  return 'cardToken' in data &&
    typeof data.cardToken === 'string' &&
    'holder' in data &&
    typeof data.holder === 'string'
    ? { answer: { cardToken: data.cardToken, holder: data.holder } }
    : undefined;
}

/** Asks the form for a token; the form says itself what is wrong with a field. */
export type SubmitHosted = () => Promise<HostedAnswer>;

interface HostedFormProps {
  method: GuestMethod;
  /** Gets the way to submit. */
  ref: Ref<SubmitHosted>;
}

/**
 * The form of the payment provider for a card or an account, in a frame: what is typed there is never seen by this page, which gets a token (the messages are
 * listed in apps/sandbox/src/payment-provider/hostedForms.ts). Only the frame's own messages, from this origin, are listened to.
 */
export function HostedForm({ method, ref }: HostedFormProps) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((answer: HostedAnswer) => void) | null>(null);
  // The form of another kind comes in the room of the one before it, and says then how much it needs.
  const [height, setHeight] = useState(firstHeight);
  const [shown, setShown] = useState<GuestMethod>();
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const said = read(data);
      if (!said) return;
      if ('height' in said) {
        setHeight(Math.ceil(said.height));
        setShown(method);
      } else waiting.current?.(said.answer);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [method]);
  useImperativeHandle(
    ref,
    (): SubmitHosted => () =>
      new Promise((resolve) => {
        const tooLong = setTimeout(() => resolve('unreachable'), patience);
        waiting.current = (answer) => {
          clearTimeout(tooLong);
          resolve(answer);
        };
        const message = { type: 'hosted-card/submit' };
        frame.current?.contentWindow?.postMessage(message, window.location.origin);
      }),
    [],
  );
  return (
    <Room>
      {shown !== method && (
        <Shape aria-hidden>
          <FormSkeleton fields={fieldsOf[method]} />
        </Shape>
      )}
      {/* A frame of its own for each: one that changes its address would be a step back in the history. */}
      <Frame
        key={method}
        ref={frame}
        src={addresses[method]}
        title={intl.formatMessage(
          method === 'CREDIT_CARD' ? guestMessages.card : guestMessages.account,
        )}
        height={height}
      />
    </Room>
  );
}
