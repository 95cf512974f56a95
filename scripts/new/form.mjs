import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../bootstrap/user-error.mjs';
import { features, writeNew } from './portal.mjs';

/**
 * A form in one file (apps/portal/README.md, "Forms") and the test that fills it in.
 * @type {import('./portal.mjs').Writer}
 */
export function newForm(portal, path) {
  const parts = /^(?:(?:src\/)?features\/)?(\w+)\/([A-Z]\w*Form)(?:\.tsx)?$/.exec(path);
  if (!parts)
    throw new UserError(
      `'${path}' is no path of a form: a feature and a name that ends in Form, such as 'profile/NicknameForm'.`,
    );
  const [, feature = '', form = ''] = parts;
  const folder = join(features(portal), feature);
  if (!existsSync(folder))
    throw new UserError(`There is no feature '${feature}': 'npm run new -- feature ${feature}'.`);
  const fields = `${form.charAt(0).toLowerCase()}${form.slice(1, -'Form'.length)}Fields`;
  const written = writeNew({
    [join(folder, `${form}.tsx`)]: formOf(form, fields),
    [join(folder, `${form}.test.tsx`)]: testOf(form),
  });
  return {
    written,
    toDo: [
      `${fields}: what is asked for; those of a person are in src/lib/forms/personFields.ts, their kinds in kinds.ts.`,
      "The call: its hook of the SDK gives mutate, isPending and error (features/password/EmailForm.tsx shows it whole); onSubmit, pending and error are then the form's own.",
      `Export ${fields} and hold it to the schema of its request in src/formLimits.test.ts, which fails until then.`,
      'What the call changes: src/lib/cache/changes.ts has an entry for each.',
    ],
  };
}

/**
 * @param {string} form
 * @param {string} fields
 */
const formOf = (form, fields) => `import { FormattedMessage } from 'react-intl';
import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { Form } from '../../lib/forms/Form.tsx';
import { formMessages } from '../../lib/forms/messages.ts';
import { personFields } from '../../lib/forms/personFields.ts';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../lib/forms/useAppForm.ts';

const ${fields} = { firstname: personFields.firstname } as const satisfies FieldSet;

interface ${form}Props {
  /** Gets what was typed, once nothing is wrong with it. */
  onSubmit: (values: ValuesOf<typeof ${fields}>) => void;
  pending: boolean;
  error: unknown;
}

/** Asks for a first name. */
export function ${form}({ onSubmit, pending, error }: ${form}Props) {
  const { form, field } = useAppForm(${fields}, {
    start: { firstname: '' },
    onSubmit,
    pending,
    error,
  });
  return (
    <Form of={form} submit={<FormattedMessage {...formMessages.save} />}>
      <TextInput {...field('firstname')} />
    </Form>
  );
}
`;

/** @param {string} form */
const testOf = (form) => `import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { ${form} } from './${form}.tsx';

const sent = vi.fn<(values: { firstname: string }) => void>();

test('asks for what is missing, and sends what was typed', async () => {
  await show(<${form} onSubmit={sent} pending={false} error={null} />);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const told = page.getByRole('alert').getByText('Enter your first name');
  await expect.element(told).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await page.getByRole('textbox', { name: 'First name' }).fill('Vic');
  await save.click();
  await expect.poll(() => sent.mock.calls).toEqual([[{ firstname: 'Vic' }]]);
});
`;
