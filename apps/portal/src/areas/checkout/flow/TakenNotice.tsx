import { Alert } from '../../../lib/alert/Alert.tsx';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { Flow, Item } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';

interface TakenNoticeProps {
  flow: Flow;
  item: Item;
  /** Goes on with the waiting list; undefined when there is none. */
  onWait: (() => void) | undefined;
}

/** The last place went while the form was open: says so on the spot and offers other times; what was typed is kept. */
export function TakenNotice({ flow: { Alternatives, texts }, item, onWait }: TakenNoticeProps) {
  return (
    <>
      <Alert kind="warning" title={<FormattedMessage {...flowMessages.slotTaken} />}>
        <FormattedMessage {...(texts.taken ?? flowMessages.slotTakenText)} />
      </Alert>
      {onWait && (
        <Button variant="outlined" onClick={onWait} sx={{ justifySelf: 'start' }}>
          <FormattedMessage {...flowMessages.waitInstead} />
        </Button>
      )}
      {Alternatives && <Alternatives item={item} />}
    </>
  );
}
