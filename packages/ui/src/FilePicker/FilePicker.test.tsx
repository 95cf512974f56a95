import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FilePicker, type PickedFile } from './FilePicker.tsx';

const note = new File(['abc'], 'note.txt', { type: 'text/plain' });
const picture = new File(['<svg/>'], 'picture.svg', { type: 'image/svg+xml' });
const large = new File(['x'.repeat(11)], 'large.txt', { type: 'text/plain' });

const picker = () => page.getByLabelText('Papers');
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });

async function shown(multiple: boolean, errorText?: string) {
  const changed = vi.fn<(entries: PickedFile[]) => void>();
  function Picking() {
    const [entries, setEntries] = useState<PickedFile[]>([]);
    return (
      <FilePicker
        label="Papers"
        entries={entries}
        onChange={(next) => {
          changed(next);
          setEntries(next);
        }}
        accept="text/plain,.svg"
        maxBytes={10}
        multiple={multiple}
        texts={{
          choose: 'Choose',
          remove: (name) => `Remove ${name}`,
          wrongType: (name) => `${name}: wrong type`,
          tooLarge: (name) => `${name}: too large`,
          unreadable: (name) => `${name}: unreadable`,
        }}
        errorText={errorText}
        helperText="Text, up to 10 bytes"
      />
    );
  }
  await show(<Picking />);
  return changed;
}

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  picker()
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('reads picked files as data URLs', async () => {
  const changed = await shown(true);
  await userEvent.upload(picker(), [note, picture]);
  await expect.element(page.getByText('note.txt')).toBeVisible();
  const [text, image] = changed.mock.lastCall?.[0] ?? [];
  expect(text?.url).toBe(`data:text/plain;base64,${btoa('abc')}`);
  expect(text?.file.name).toBe('note.txt');
  expect(image?.url).toMatch(/^data:image\/svg\+xml;base64,/);
});

test('adds dropped files and rejects others by name', async () => {
  const changed = await shown(true);
  drop(note, large, new File([''], 'movie.mp4', { type: 'video/mp4' }));
  await expect.element(page.getByText('large.txt: too large')).toBeVisible();
  await expect.element(page.getByText('movie.mp4: wrong type')).toBeVisible();
  expect(changed.mock.lastCall?.[0].map(({ file }) => file.name)).toEqual(['note.txt']);
  await expect.element(picker()).toBeInvalid();
  await expect
    .element(picker())
    .toHaveAccessibleDescription(
      'Choose Text, up to 10 bytes large.txt: too large movie.mp4: wrong type',
    );
});

test('names a file that cannot be read', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('loadend'));
  });
  const changed = await shown(true);
  drop(note);
  await expect.element(page.getByText('note.txt: unreadable')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('indicates a drop zone and keeps the browser from opening the file', async () => {
  await shown(true);
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true });
  picker().element().dispatchEvent(over);
  expect(over.defaultPrevented).toBe(true);
});

test('replaces a single file', async () => {
  const changed = await shown(false);
  await userEvent.upload(picker(), note);
  await expect.element(page.getByText('note.txt')).toBeVisible();
  drop(picture);
  await expect.element(page.getByText('picture.svg')).toBeVisible();
  expect(changed.mock.lastCall?.[0]).toHaveLength(1);
});

test('picks the same file again after removing it by keyboard', async () => {
  const changed = await shown(true);
  await userEvent.upload(picker(), note);
  await expect.element(remove('note.txt')).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(remove('note.txt')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith([]);
  await expect.element(picker()).toHaveFocus();
  await userEvent.upload(picker(), note);
  await expect.element(remove('note.txt')).toBeVisible();
});

test('connects an error from outside with the control', async () => {
  await shown(false, 'This value is required');
  await expect.element(picker()).toBeInvalid();
  await expect.element(picker()).toHaveAccessibleDescription(/This value is required$/);
});
