import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SideSheet } from './SideSheet.tsx';

export function WithFooter() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open sheet
      </Button>
      <SideSheet
        open={open}
        title="Power Yoga"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Show 12 classes</Button>}
      >
        <Typography>Wednesday 25 November, 16:30–17:45</Typography>
      </SideSheet>
    </>
  );
}
