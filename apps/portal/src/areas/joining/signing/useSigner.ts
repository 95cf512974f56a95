import type { ContractSignCondition } from '@studio-portal/sdk/types';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import { saveFormDraft, readFormDraft } from '../../../lib/forms/formDrafts.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { emptySigner, type Signer, toSigner } from './signer.ts';
import { identityNames, type SignerValues } from './signerFields.ts';

/** Under which what proves somebody's identity is kept in the page's memory. */
const identity = 'contract-identity';

/** Fills in of a record what a form has a field for. */
function filled(start: SignerValues, typed: Readonly<Record<string, unknown>>): SignerValues {
  const values = { ...start };
  for (const [name, text] of Object.entries(typed))
    if (Object.hasOwn(values, name) && typeof text === 'string')
      Object.assign(values, { [name]: text });
  return values;
}

/**
 * Whoever signs, as typed so far. Contact data are kept like those of every purchase (flowDraft.ts); what proves who somebody is stays in
 * the page's memory.
 */
export function useSigner(condition: Pick<ContractSignCondition, 'fields'>) {
  const { studioUuid } = useStudio();
  const draft = useDraft(path('contract', { studioUuid }));
  return {
    /** @param known what the studio or the account knows of the reader */
    read: (known: Readonly<Record<string, unknown>> = {}): SignerValues =>
      filled(
        filled(filled(emptySigner, known), draft.read().contact ?? {}),
        readFormDraft(identity) ?? {},
      ),
    keep: (values: SignerValues): void => {
      const proof = Object.fromEntries(identityNames.map((name) => [name, values[name]]));
      const contact = Object.fromEntries(
        Object.entries(values).filter(([name]) => !Object.hasOwn(proof, name)),
      );
      draft.update({ contact });
      saveFormDraft(identity, proof);
    },
    /** What is sent; undefined while something is missing. */
    signer: (): Signer | undefined =>
      toSigner(
        filled(filled(emptySigner, draft.read().contact ?? {}), readFormDraft(identity) ?? {}),
        condition,
      ),
    forget: (): void => saveFormDraft(identity, undefined),
  };
}
