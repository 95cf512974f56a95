import { styled } from '@mui/material/styles';
import { radii } from '@studio-portal/ui/tokens';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { guestMessages } from './guestMessages.ts';

/** A card as the portal gets to know it: never its number. */
export interface TokenizedCard {
  cardToken: string;
  holder: string;
}

/** What became of a submission. */
export type CardAnswer = TokenizedCard | 'invalid' | 'unreachable';

/** Before the form has said how high it is; about what the sample provider's takes. */
const firstHeight = 420;

/** How long the provider may think, in milliseconds. */
const patience = 20_000;

const Frame = styled('iframe')({
  display: 'block',
  width: '100%',
  border: 0,
  borderRadius: radii.control,
  // Else a browser paints its own ground behind a frame of another scheme.
  colorScheme: 'normal',
});

/** Where the sandbox plays the provider's form; an operator puts their provider's behind the same path. */
const address = '/payment-provider/card';

/** What a message of the form says: its height, or an answer to a submission; undefined for any other message. */
function read(data: unknown): { height: number } | { answer: CardAnswer } | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'hosted-card/height' && 'height' in data && typeof data.height === 'number')
    return { height: data.height };
  if (data.type === 'hosted-card/invalid') return { answer: 'invalid' };
  if (data.type === 'hosted-card/unreachable') return { answer: 'unreachable' };
  return data.type === 'hosted-card/token' &&
    'cardToken' in data &&
    typeof data.cardToken === 'string' &&
    'holder' in data &&
    typeof data.holder === 'string'
    ? { answer: { cardToken: data.cardToken, holder: data.holder } }
    : undefined;
}

/** Asks the form for a token; the form says itself what is wrong with a field. */
export type SubmitCard = () => Promise<CardAnswer>;

/**
 * The card form of the payment provider in a frame: what is typed there is never seen by this page, which gets a token (the messages are
 * listed in apps/sandbox/src/payment-provider/hostedCard.ts). Only the frame's own messages, from this origin, are listened to.
 * @param ref gets the way to submit
 */
export function HostedCard({ ref }: { ref: Ref<SubmitCard> }) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((answer: CardAnswer) => void) | null>(null);
  const [height, setHeight] = useState(firstHeight);
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const said = read(data);
      if (!said) return;
      if ('height' in said) setHeight(Math.ceil(said.height));
      else waiting.current?.(said.answer);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useImperativeHandle(
    ref,
    (): SubmitCard => () =>
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
    <Frame
      ref={frame}
      src={address}
      title={intl.formatMessage(guestMessages.card)}
      height={height}
    />
  );
}
