/** Fields that pages need in answers of the backend; other fields are not checked. */
import { BookableCourse } from '@studio-portal/sdk/zod/schemas/BookableCourse';
import { BookingPortalStudio } from '@studio-portal/sdk/zod/schemas/BookingPortalStudio';
import { Studio } from '@studio-portal/sdk/zod/schemas/Studio';
import { StudioNews } from '@studio-portal/sdk/zod/schemas/StudioNews';
import { Translations } from '@studio-portal/sdk/zod/schemas/Translations';
import { WhitelabelConfig } from '@studio-portal/sdk/zod/schemas/WhitelabelConfig';
import { array, pick, type ZodMiniType } from 'zod/mini';

export const brandSchema = pick(WhitelabelConfig, {
  name: true,
  tenantName: true,
  brandIdentifier: true,
  style: true,
  texts: true,
});

export const studioSchema = pick(Studio, {
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

export const newsSchema = array(pick(StudioNews, { image: true }));

export const studioListSchema = array(pick(BookingPortalStudio, { studioUuid: true, image: true }));

export const appointmentSchema = pick(BookableCourse, {
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

export const translationsSchema = Translations;

/**
 * Reports fields of an answer that differ from the API description. Leaves out their values, which may be
 * personal data.
 */
export class UnusableAnswer extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super('An answer of the backend is not as described');
    this.name = 'UnusableAnswer';
    this.fields = fields;
  }
}

/** Issues that make a page impossible. A name that is too long or an unknown enum value is still shown. */
const fatalIssues: ReadonlySet<string | undefined> = new Set(['invalid_type', 'invalid_union']);

/**
 * Returns an answer unchanged if it has all fields that a page needs.
 * @throws UnusableAnswer if a field is missing or of another type
 */
export function validateAnswer<Answer>(schema: ZodMiniType, answer: Answer): Answer {
  const issues = schema.safeParse(answer).error?.issues.filter(({ code }) => fatalIssues.has(code));
  if (issues?.length)
    throw new UnusableAnswer(issues.slice(0, 5).map(({ path }) => path.map(String).join('.')));
  return answer;
}
