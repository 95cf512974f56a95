import Button from '@mui/material/Button';
import { useState } from 'react';
import { NotificationProvider, useNotify, type NotificationType } from './Notifications.tsx';

const types: NotificationType[] = ['success', 'warning', 'error', 'default'];

function Buttons() {
  const { notify } = useNotify();
  return types.map((type) => (
    <Button
      key={type}
      variant="outlined"
      onClick={() => notify({ type, title: `Sample ${type}`, content: 'One more line of text.' })}
    >
      {type}
    </Button>
  ));
}

export const AllTypes = (
  <NotificationProvider closeLabel="Close">
    <Buttons />
  </NotificationProvider>
);

function WithMore() {
  const { notify } = useNotify();
  const announce = () =>
    notify({
      id: 'opening-hours',
      type: 'default',
      title: 'Longer open from January',
      content: 'Monday to Friday until 23:00.',
      closeOnClick: true,
      moreLabel: 'Opening hours',
      onMore: () => undefined,
    });
  return (
    <Button variant="outlined" onClick={announce}>
      Announce
    </Button>
  );
}

/** A notification that stays until it is clicked and is not shown again afterwards. */
export function Remembered() {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return (
    <NotificationProvider
      closeLabel="Close"
      dismissed={dismissed}
      onDismissed={(id) => setDismissed((before) => [...before, id])}
    >
      <WithMore />
      <p>Dismissed: {dismissed.join(', ') || 'none'}</p>
    </NotificationProvider>
  );
}
