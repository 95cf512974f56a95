import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx';

const options = [
  { value: 'a', title: 'First', text: 'with words', end: 'at the end' },
  { value: 'b', title: 'Second' },
  { value: 'c', title: 'Third', disabled: true },
];
const card = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

async function shown(looks: Partial<ChoiceCardsProps> = {}, start = '') {
  const chosen = vi.fn<(value: string) => void>();
  function Cards() {
    const [selected, setSelected] = useState(start);
    return (
      <ChoiceCards
        legend="Which?"
        options={options}
        selected={selected}
        onSelect={(next) => {
          chosen(next);
          setSelected(next);
        }}
        {...looks}
      />
    );
  }
  await show(
    <>
      <Cards />
      <button type="button">After</button>
    </>,
  );
  return chosen;
}

test('chooses by a click anywhere on the card and reads out its whole content', async () => {
  const chosen = await shown();
  await page.getByText('at the end').click();
  expect(chosen).toHaveBeenLastCalledWith('a');
  await expect.element(card('First with words at the end')).toBeChecked();
  const label = card('Second').element().closest('label');
  if (!label) throw new Error('The radio button has no label. Was it rendered inside a card?');
  await userEvent.click(label, { position: { x: label.clientWidth - 4, y: 4 } });
  expect(chosen).toHaveBeenLastCalledWith('b');
});

test('is a single tab stop with arrow keys that skip disabled options', async () => {
  const chosen = await shown({}, 'a');
  await userEvent.tab();
  await expect.element(card('First')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen).toHaveBeenLastCalledWith('b');
  await expect.element(card('Second')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen).toHaveBeenLastCalledWith('a');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('marks the choice not only by colour', async () => {
  await shown({}, 'b');
  const dot = (name: string) => {
    const mark = card(name).element().nextElementSibling?.lastElementChild;
    return mark ? getComputedStyle(mark).transform : undefined;
  };
  await expect.poll(() => dot('Second')).toBe('matrix(1, 0, 0, 1, 0, 0)');
  expect(dot('First')).toBe('matrix(0, 0, 0, 0, 0, 0)');
});

test('connects legend and error with the group, and the id with the first option', async () => {
  await shown({ error: 'This value is required', id: 'which', required: true });
  await expect
    .element(page.getByRole('group', { name: /^Which\?/ }))
    .toHaveAccessibleDescription('This value is required');
  expect(card('First').element().id).toBe('which');
});

test('gives the id to the first enabled option', async () => {
  const someFull = [
    { value: 'full', title: 'Full', disabled: true },
    { value: 'open', title: 'Open' },
  ];
  await shown({ options: someFull, id: 'which' });
  await expect.element(card('Full')).toBeDisabled();
  expect(card('Open').element().id).toBe('which');
});

test('exposes on each option whether a choice is required', async () => {
  await shown({ required: true });
  await expect.element(card('First')).toBeRequired();
  await expect.element(card('Second')).toBeRequired();
});

test('exposes an optional choice as not required', async () => {
  await shown();
  await expect.element(card('First')).not.toBeRequired();
});

test('calls onBlur when the focus leaves all cards', async () => {
  const left = vi.fn<() => void>();
  await shown({ onBlur: left });
  await card('First').click();
  await card('Second').click();
  expect(left).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'After' }).click();
  expect(left).toHaveBeenCalledOnce();
});

test('states a single option that is chosen, and asks for one that is not', async () => {
  const single = [{ value: 'a', title: 'Only', text: 'with words', end: '€5.00' }];
  await shown({ options: single }, 'a');
  await expect.element(page.getByText('with words')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
  await shown({ options: single });
  await expect.element(card('Only')).toBeVisible();
});

test('asks for a single option that has an error', async () => {
  await shown({ options: [{ value: 'a', title: 'Only' }], error: 'Choose another' }, 'a');
  await expect.element(card('Only')).toBeChecked();
  await expect.element(page.getByText('Choose another')).toBeVisible();
});

test('shows the form of the selected option only, outside its label', async () => {
  const withForms = options.map((option) => ({ ...option, form: <input aria-label="IBAN" /> }));
  await shown({ options: withForms });
  const form = page.getByRole('textbox', { name: 'IBAN' });
  await expect.element(form).not.toBeInTheDocument();
  await card('Second').click();
  await expect.element(form).toBeVisible();
  expect(form.element().closest('label')).toBe(null);
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
});

test('shows the form of a single option', async () => {
  await shown({ options: [{ value: 'a', title: 'Only', form: <input aria-label="IBAN" /> }] }, 'a');
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});
