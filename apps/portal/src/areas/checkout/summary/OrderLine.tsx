import type { ReactNode } from 'react';
import { AnswerList } from './CheckAnswers.tsx';

interface OrderLineProps {
  what: ReactNode;
  /** Date and time in words, or what else was chosen; empty for what has none. */
  when: ReactNode;
  price: ReactNode;
}

/** What is ordered and what it costs: stands right above the order button (legal: order button). */
export function OrderLine({ what, when, price }: OrderLineProps) {
  return (
    <AnswerList>
      <div>
        <dt>{what}</dt>
        {when !== '' && <dd>{when}</dd>}
        <dd>
          <strong>{price}</strong>
        </dd>
      </div>
    </AnswerList>
  );
}
