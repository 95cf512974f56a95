import type { ContractSignCondition } from '@studio-portal/sdk/types';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/formDrafts.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { emptySigner, type Signer, toSigner } from './signer.ts';
import { identityNames, type SignerValues } from './signerFields.ts';

/** Key of the identity data in memory. */
const identityForm = 'contract-identity';

/** Overwrites values with those of a record that have a form field. */
function fillValues(start: SignerValues, typed: Readonly<Record<string, unknown>>): SignerValues {
  const values = { ...start };
  for (const [name, text] of Object.entries(typed))
    if (Object.hasOwn(values, name) && typeof text === 'string')
      Object.assign(values, { [name]: text });
  return values;
}

/**
 * Draft of the signer. Contact data is stored as for every purchase (flowDraft.ts); identity data
 * is kept in memory only.
 */
export function useSigner(condition: Pick<ContractSignCondition, 'fields'>) {
  const { studioUuid } = useStudio();
  const draft = useDraft(path('contract', { studioUuid }));
  /** @param known data that the studio or the account has of the user */
  const read = (known: Readonly<Record<string, unknown>> = {}): SignerValues =>
    fillValues(
      fillValues(fillValues(emptySigner, known), draft.read().contact ?? {}),
      readFormDraft(identityForm) ?? {},
    );
  return {
    read,
    keep: (values: SignerValues): void => {
      const proof = Object.fromEntries(identityNames.map((name) => [name, values[name]]));
      const contact = Object.fromEntries(
        Object.entries(values).filter(([name]) => !Object.hasOwn(proof, name)),
      );
      draft.update({ contact });
      saveFormDraft(identityForm, proof);
    },
    /** Returns the signer to send; undefined if data is missing. */
    signer: (): Signer | undefined => toSigner(read(), condition),
    forget: (): void => saveFormDraft(identityForm, undefined),
  };
}
