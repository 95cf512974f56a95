import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { enforceRateLimit } from '../limits/rates.ts';
import { getStudio, studioLanguage } from '../studios/rules.ts';
import { findAgreement, issueMandate } from './mandates.ts';
import { createAgreement } from './mandateTexts.ts';

export const mandateHandlers = {
  async getSepaAgreement({ path, query, context, language, address }, services) {
    const { db, clock } = services;
    const studio = await getStudio(db, path.studioId, context);
    const agreement = createAgreement(studio, language ?? studioLanguage(studio));
    const { mandateReference: requestedReference } = query;
    if (requestedReference !== undefined)
      return ok(await findAgreement(db, studio, requestedReference, agreement));
    await enforceRateLimit(services, 'readMandate', address);
    const mandateReference = await issueMandate(db, studio, agreement, clock.now());
    return ok({ ...agreement, mandateReference });
  },
} satisfies Partial<Handlers>;
