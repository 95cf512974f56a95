import Button from '@mui/material/Button';
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

export function AllTypes() {
  return (
    <NotificationProvider closeLabel="Close">
      <Buttons />
    </NotificationProvider>
  );
}
