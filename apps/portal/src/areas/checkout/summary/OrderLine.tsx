import type { ReactNode } from 'react';
import { AnswerList } from './CheckAnswers.tsx';

interface OrderLineProps {
  what: ReactNode;
  /** Date and time, or the other choices; empty if there are none. */
  when: ReactNode;
  price: ReactNode;
}

/** Item and price, directly above the order button (legal: order button). */
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
