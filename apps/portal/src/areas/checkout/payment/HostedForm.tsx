import { styled } from '@mui/material/styles';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { radii } from '@studio-portal/ui/tokens';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { guestMessages } from '../result/guestMessages.ts';
import type { GuestMethod, Tokenized } from './guestInstruments.ts';

/** Result of a submission. */
export type HostedAnswer = Tokenized | 'invalid' | 'unreachable';

/** Initial height until the form reports its own; about that of the sample provider. */
const firstHeight = 420;

/** Timeout of the provider in milliseconds. */
const timeout = 20_000;

/** The frame, covered by a skeleton until its form has loaded. */
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
});

/**
 * Paths of the provider's forms, which the sandbox simulates; operators put their provider behind
 * the same paths.
 */
const addresses = {
  CREDIT_CARD: '/payment-provider/card',
  BANCONTACT_CARD: '/payment-provider/bancontact',
  IDEAL: '/payment-provider/ideal',
  PAYPAL: '/payment-provider/paypal',
  TWINT: '/payment-provider/twint',
} satisfies Record<GuestMethod, string>;

/** Number of fields for the skeleton; a card's security code is beside its expiry. */
const fieldCounts = {
  CREDIT_CARD: 3,
  BANCONTACT_CARD: 3,
  IDEAL: 1,
  PAYPAL: 1,
  TWINT: 1,
} satisfies Record<GuestMethod, number>;

/**
 * Parses a message of the form: its height or the result of a submission; undefined for any other
 * message.
 */
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

function postSubmit(frame: HTMLIFrameElement | null) {
  const message = { type: 'hosted-card/submit' };
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/** Requests a token from the form once it has loaded. The form shows field errors itself. */
export type SubmitHosted = () => Promise<HostedAnswer>;

interface HostedFormProps {
  method: GuestMethod;
  /** Receives the submit function. */
  ref: Ref<SubmitHosted>;
}

/**
 * Embeds the payment provider's form for a card or account. The page never sees the input, only a
 * token (apps/sandbox/src/payment-provider/hostedForms.ts lists the messages). Accepts messages
 * only from this frame and this origin.
 */
export function HostedForm({ method, ref }: HostedFormProps) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((answer: HostedAnswer) => void) | null>(null);
  // A submission waits until the form has loaded.
  const isQueued = useRef(false);
  // A form of another kind initially takes the height of the previous one and then reports its own.
  const [height, setHeight] = useState(firstHeight);
  const [shown, setShown] = useState<GuestMethod>();
  // A dark brand is dark on every device. A form in another scheme would be opaque or illegible.
  const [scheme] = useState(() => getComputedStyle(document.documentElement).colorScheme);
  useLayoutEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = read(data);
      if (!message) return;
      if ('height' in message) {
        setHeight(Math.ceil(message.height));
        setShown(method);
        if (isQueued.current) postSubmit(frame.current);
        isQueued.current = false;
      } else waiting.current?.(message.answer);
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      // The form of another method loads anew and does not submit what was meant for this one.
      setShown(undefined);
      isQueued.current = false;
    };
  }, [method]);
  useImperativeHandle(
    ref,
    (): SubmitHosted => () =>
      new Promise((resolve) => {
        const tooLong = setTimeout(() => {
          isQueued.current = false;
          resolve('unreachable');
        }, timeout);
        waiting.current = (answer) => {
          clearTimeout(tooLong);
          resolve(answer);
        };
        if (shown === method) postSubmit(frame.current);
        else isQueued.current = true;
      }),
    [method, shown],
  );
  return (
    <Room>
      {shown !== method && (
        <Shape aria-hidden>
          <FormSkeleton fields={fieldCounts[method]} />
        </Shape>
      )}
      {/* One frame per method: changing the address of a frame would add a history entry. */}
      <Frame
        key={method}
        ref={frame}
        src={`${addresses[method]}?scheme=${encodeURIComponent(scheme)}`}
        title={intl.formatMessage(
          method === 'CREDIT_CARD' ? guestMessages.card : guestMessages.account,
        )}
        height={height}
      />
    </Room>
  );
}
