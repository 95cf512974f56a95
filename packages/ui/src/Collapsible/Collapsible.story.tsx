import Link from '@mui/material/Link';
import { Collapsible } from './Collapsible.tsx';
import { Expandable } from './Expandable.tsx';

const long = (
  <>
    <p>
      The contract runs for twelve months and then goes on from month to month. It can be ended with
      one month’s notice, in the portal, by letter or at the counter.
    </p>
    <p>
      During an idle period nothing is due, and the contract ends as much later. More is in the{' '}
      <Link href="#terms">terms</Link>.
    </p>
  </>
);

export const Closed = (
  <>
    <Collapsible title="How long does it run?">{long}</Collapsible>
    <Collapsible title="What does it cost?">{long}</Collapsible>
  </>
);
export const FirstLinesSeen = (
  <Collapsible title="How long does it run?" collapsedHeight={64}>
    {long}
  </Collapsible>
);
export const NothingToOpen = (
  <Collapsible title="How long does it run?" collapsedHeight={200}>
    Twelve months.
  </Collapsible>
);
export const LongText = (
  <Expandable maxHeight={80} moreLabel="Show more" lessLabel="Show less">
    {long}
  </Expandable>
);
export const ShortText = (
  <Expandable maxHeight={80} moreLabel="Show more" lessLabel="Show less">
    Twelve months.
  </Expandable>
);
