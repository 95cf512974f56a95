/** Courses of the sample studios. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  courseCategories,
  courses,
  employees,
  offers,
  singleAppointmentEmployees,
} from '../domains/bookings/courses/tables.ts';
import { contentArticles } from '../domains/content/tables.ts';
import { sampleTenants, type TenantName } from './brands.ts';
import { type CourseSample, sampleCourses } from './courseSamples.ts';
import { describeCourse } from './sampleHints.ts';
import { sampleStudios } from './studios.ts';
import { sampleTrainers } from './trainers.ts';
import { setPictures } from './setPictures.ts';

const toRow = (sample: CourseSample, categoryIds: ReadonlyMap<string, number>) => ({
  categoryId: categoryIds.get(sample.category) ?? null,
  name: sample.name,
  description: describeCourse(sample),
  colorHex: sample.color,
});

/** Adds the missing categories of a brand's courses. @returns their ids by name */
async function addCategories(db: Database, tenant: TenantName): Promise<Map<string, number>> {
  const ofTenant = db.select().from(courseCategories).where(eq(courseCategories.tenant, tenant));
  const existing = new Set((await ofTenant).map(({ name }) => name));
  const names = new Set(sampleCourses[tenant].map(({ category }) => category));
  const missing = [...names]
    .filter((name) => !existing.has(name))
    .map((name) => ({ tenant, name }));
  if (missing.length > 0) await db.insert(courseCategories).values(missing);
  return new Map((await ofTenant).map(({ id, name }) => [name, id]));
}

export async function seedCourses(db: Database): Promise<void> {
  for (const { name: tenant } of sampleTenants) {
    await db
      .insert(employees)
      .values(sampleTrainers(tenant).map((trainer) => ({ tenant, ...trainer })));
    const categoryIds = await addCategories(db, tenant);
    const stored = await db
      .insert(courses)
      .values(sampleCourses[tenant].map((course) => ({ tenant, ...toRow(course, categoryIds) })))
      .returning();
    await setPictures(db, 'course', stored);
    await seedOffers(db, tenant, stored);
  }
}

async function seedOffers(
  db: Database,
  tenant: TenantName,
  stored: (typeof courses.$inferSelect)[],
): Promise<void> {
  const values = sampleStudios
    .filter((studio) => studio.tenant === tenant)
    .flatMap(({ id: studioId }) =>
      stored.flatMap(({ id: courseId, name }) => {
        const price = sampleCourses[tenant].find((sample) => sample.name === name)?.price ?? null;
        if (price === null) return [];
        const isFree = price === 0;
        return [
          {
            studioId,
            courseId,
            name: isFree ? 'Free visit' : 'Single visit',
            description: 'One visit to this class.',
            priceState: isFree ? ('FREE' as const) : ('ONLINE_PAYMENT' as const),
            priceCents: isFree ? null : price,
            paymentMethods: isFree ? [] : (['CREDIT_CARD'] as const).slice(),
          },
        ];
      }),
    );
  await db.insert(offers).values(values);
}

/** Makes two employees of every studio bookable for single appointments. */
export async function seedSingleAppointments(db: Database): Promise<void> {
  const trainers = await db.select().from(employees).orderBy(asc(employees.id));
  await db.insert(singleAppointmentEmployees).values(
    sampleStudios.flatMap(({ id: studioId, tenant }) =>
      trainers
        .filter((trainer) => trainer.tenant === tenant)
        .slice(0, 2)
        .map(({ id: employeeId }) => ({ studioId, employeeId })),
    ),
  );
}

/** Names that all brands shared at first, in the order of `sampleCourses`. */
const formerNames = [
  'Morning Yoga',
  'Power Yoga',
  'Yin Yoga',
  'Yoga at Home',
  'Pilates Basics',
  'Reformer Pilates',
  'Indoor Cycling',
  'Cycling Endurance',
  'Functional Strength',
  'Express Core',
  'Members’ Barbell Club',
  'Dance Workout',
  'Mobility Flow',
  'Open House Stretch',
] as const;

const formerTrainers = ['One', 'Two', 'Three', 'Four', 'Five'] as const;

/** Renames courses and trainers in databases from before each brand had its own. */
export async function renameFormerSamples(db: Database): Promise<void> {
  for (const { name: tenant } of sampleTenants) {
    const categoryIds = await addCategories(db, tenant);
    for (const [index, name] of formerNames.entries()) {
      const course = sampleCourses[tenant][index];
      if (course)
        await db
          .update(courses)
          .set(toRow(course, categoryIds))
          .where(and(eq(courses.tenant, tenant), eq(courses.name, name)));
    }
    for (const [index, number] of formerTrainers.entries()) {
      const trainer = sampleTrainers(tenant)[index];
      const formerName = `Trainer ${number}`;
      if (!trainer) continue;
      await db
        .update(employees)
        .set(trainer)
        .where(and(eq(employees.tenant, tenant), eq(employees.displayedName, formerName)));
      await db
        .update(contentArticles)
        .set({ author: trainer.displayedName })
        .where(and(eq(contentArticles.tenant, tenant), eq(contentArticles.author, formerName)));
    }
  }
}
