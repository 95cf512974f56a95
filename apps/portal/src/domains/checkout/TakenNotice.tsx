import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
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
export function TakenNotice({ flow: { Alternatives }, item, onWait }: TakenNoticeProps) {
  return (
    <>
      <Alert severity="warning" role="alert">
        <AlertTitle>
          <FormattedMessage {...flowMessages.slotTaken} />
        </AlertTitle>
        <FormattedMessage {...flowMessages.slotTakenText} />
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
