import { useState } from 'react';
import { FilePicker, type PickedFile } from './FilePicker.tsx';

const texts = {
  choose: 'Choose files or drop them here',
  remove: (name: string) => `Take away ${name}`,
  wrongType: (name: string) => `${name} is neither a PDF nor a picture.`,
  tooLarge: (name: string) => `${name} is larger than 5 MB.`,
  unreadable: (name: string) => `${name} cannot be read.`,
};
const settled = {
  label: 'Doctor’s note',
  accept: 'image/*,.pdf',
  maxBytes: 5 * 1024 * 1024,
  texts,
  helperText: 'PDF or picture, up to 5 MB',
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#1a3294"/></svg>';
const picked: PickedFile[] = [
  {
    file: new File([drawing], 'sample-note.svg', { type: 'image/svg+xml' }),
    url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  },
  {
    file: new File([''], 'a sample with quite a long name, page two.pdf', {
      type: 'application/pdf',
    }),
    url: 'data:application/pdf;base64,',
  },
];

function Picking({ start }: { start: PickedFile[] }) {
  const [entries, setEntries] = useState(start);
  return <FilePicker {...settled} entries={entries} onChange={setEntries} multiple required />;
}

export const Empty = <Picking start={[]} />;
export const Picked = <Picking start={picked} />;
export const Faulty = (
  <FilePicker
    {...settled}
    entries={[]}
    onChange={() => undefined}
    required
    errorText="This value is required"
  />
);
