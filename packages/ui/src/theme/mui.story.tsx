import Alert, { type AlertColor } from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const variants: NonNullable<ButtonProps['variant']>[] = ['contained', 'soft', 'outlined', 'text'];
const severities: AlertColor[] = ['info', 'success', 'warning', 'error'];

export const Buttons = (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
    {variants.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
    <Button variant="contained" color="error">
      Delete
    </Button>
    <Button variant="contained" disabled>
      Opens Tue 18:00
    </Button>
  </Stack>
);

export const Alerts = (
  <Stack useFlexGap spacing={1}>
    {severities.map((severity) => (
      <Alert key={severity} severity={severity}>
        A sample of {severity}: the sauna opens at ten today.
      </Alert>
    ))}
  </Stack>
);

export const Fields = (
  <Stack useFlexGap spacing={2}>
    <TextField label="Email" defaultValue="sam@example.com" required />
    <TextField label="Phone" error helperText="This value is required" required />
    <TextField label="Membership number" defaultValue="SP-1001" disabled />
  </Stack>
);

export const Choices = (
  <Stack>
    <FormControlLabel control={<Checkbox defaultChecked />} label="Send me news" />
    <RadioGroup aria-label="Pays by" defaultValue="card">
      <FormControlLabel value="card" control={<Radio />} label="Card" />
      <FormControlLabel value="debit" control={<Radio />} label="Direct debit" />
    </RadioGroup>
  </Stack>
);

export function TabsOfTwo() {
  const [tab, setTab] = useState('current');
  return (
    <Tabs value={tab} onChange={(_, next) => setTab(next)} aria-label="Contracts">
      <Tab value="current" label="Current" />
      <Tab value="past" label="Past" />
    </Tabs>
  );
}

export const Hint = (
  <Tooltip title="Until 30 November">
    <Button variant="outlined">When does it end?</Button>
  </Tooltip>
);

export const TypeScale = (
  <>
    <Typography variant="display" component="p">
      Display
    </Typography>
    <Typography variant="h1" component="p">
      Title of a page
    </Typography>
    <Typography variant="h2" component="p">
      Section
    </Typography>
    <Typography variant="h3" component="p">
      Card
    </Typography>
    <Typography>Running text that people read</Typography>
    <Typography variant="caption">A remark</Typography>
  </>
);
