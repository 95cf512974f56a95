/** What an answer of the backend must have for a page to be made of it; what else it has is not looked at. */
import { BookableCourse } from '@studio-portal/sdk/zod/schemas/BookableCourse';
import { BookingPortalStudio } from '@studio-portal/sdk/zod/schemas/BookingPortalStudio';
import { Studio } from '@studio-portal/sdk/zod/schemas/Studio';
import { StudioNews } from '@studio-portal/sdk/zod/schemas/StudioNews';
import { Translations } from '@studio-portal/sdk/zod/schemas/Translations';
import { WhitelabelConfig } from '@studio-portal/sdk/zod/schemas/WhitelabelConfig';
import { array, pick, type ZodMiniType } from 'zod/mini';

export const brandParts = pick(WhitelabelConfig, {
  name: true,
  tenantName: true,
  brandIdentifier: true,
  style: true,
  texts: true,
});

export const studioParts = pick(Studio, {
  id: true,
  name: true,
  type: true,
  logoUrl: true,
  image: true,
  zoneId: true,
  locale: true,
  address: true,
  coordinates: true,
  website: true,
});

export const newsParts = array(pick(StudioNews, { image: true }));

export const listedParts = array(pick(BookingPortalStudio, { studioUuid: true, image: true }));

export const appointmentParts = pick(BookableCourse, {
  id: true,
  itemType: true,
  name: true,
  description: true,
  image: true,
  appointmentStatus: true,
  appointmentMeetingType: true,
  slots: true,
  price: true,
});

export const wordsParts = Translations;

/** An answer is not what the description says, in these fields; what stands in them is not told, since it may be of a person. */
export class UnusableAnswer extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super('An answer of the backend is not as described');
    this.name = 'UnusableAnswer';
    this.fields = fields;
  }
}

/** What makes a page impossible. A name that is longer than described, or a word that is new, is shown all the same. */
const impossible: ReadonlySet<string | undefined> = new Set(['invalid_type', 'invalid_union']);

/**
 * Hands an answer on as it came, once it has all that a page needs.
 * @throws UnusableAnswer when it lacks something, or has something of another kind
 */
export function usable<Answer>(schema: ZodMiniType, answer: Answer): Answer {
  const issues = schema.safeParse(answer).error?.issues.filter(({ code }) => impossible.has(code));
  if (issues?.length)
    throw new UnusableAnswer(issues.slice(0, 5).map(({ path }) => path.map(String).join('.')));
  return answer;
}
