/** Courses of the sample studios. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  courseCategories,
  courses,
  employees,
  offers,
  singleAppointmentEmployees,
} from '../domains/bookings/courses/tables.ts';
import { sampleTenants } from './brands.ts';
import { sampleStudios } from './studios.ts';
import { toPicture } from '../platform/toPicture.ts';

const categoryNames = ['Yoga', 'Pilates', 'Cycling', 'Strength', 'Dance', 'Mobility'] as const;

type Sample = {
  name: string;
  category: (typeof categoryNames)[number];
  color: string;
  minutes: number;
  /** Price of a single visit in minor units; 0 is free, null is for members only. */
  price: number | null;
  text: string;
  online?: true;
};

export const sampleCourses: readonly Sample[] = [
  {
    name: 'Morning Yoga',
    category: 'Yoga',
    color: '#2E7D5B',
    minutes: 60,
    price: 1450,
    text: 'Sixty calm minutes for back and breath. Mats are there; bring a towel.',
  },
  {
    name: 'Power Yoga',
    category: 'Yoga',
    color: '#3F7F3A',
    minutes: 75,
    price: 1650,
    text: 'A strong, flowing practice for people who know the sun salutation.',
  },
  {
    name: 'Yin Yoga',
    category: 'Yoga',
    color: '#4B6E8F',
    minutes: 75,
    price: 1450,
    text: 'Long, quiet stretches on the floor to end the day.',
  },
  {
    name: 'Yoga at Home',
    category: 'Yoga',
    color: '#5A7A9A',
    minutes: 45,
    price: 800,
    text: 'The morning class as a live stream. All you need is a mat.',
    online: true,
  },
  {
    name: 'Pilates Basics',
    category: 'Pilates',
    color: '#8A5A9E',
    minutes: 55,
    price: 1450,
    text: 'Small movements, strong centre. The right start if you are new.',
  },
  {
    name: 'Reformer Pilates',
    category: 'Pilates',
    color: '#9C4F7D',
    minutes: 50,
    price: 2400,
    text: 'On the machine, in a small group, with an eye on every back.',
  },
  {
    name: 'Indoor Cycling',
    category: 'Cycling',
    color: '#B3541E',
    minutes: 45,
    price: 1200,
    text: 'Hills, sprints and loud music. Shoes with clips are welcome, sneakers too.',
  },
  {
    name: 'Cycling Endurance',
    category: 'Cycling',
    color: '#A66A12',
    minutes: 90,
    price: 1500,
    text: 'Ninety minutes at a steady pulse.',
  },
  {
    name: 'Functional Strength',
    category: 'Strength',
    color: '#A33A3A',
    minutes: 60,
    price: 1450,
    text: 'Barbells, kettlebells and clean technique in a group of twelve.',
  },
  {
    name: 'Express Core',
    category: 'Strength',
    color: '#8F3B52',
    minutes: 30,
    price: 900,
    text: 'Half an hour for belly and back, made for the lunch break.',
  },
  {
    name: 'Members’ Barbell Club',
    category: 'Strength',
    color: '#6B3A3A',
    minutes: 90,
    price: null,
    text: 'The platform is yours. For members only.',
  },
  {
    name: 'Dance Workout',
    category: 'Dance',
    color: '#B0347A',
    minutes: 55,
    price: 1300,
    text: 'Steps that anybody learns, music that nobody resists.',
  },
  {
    name: 'Mobility Flow',
    category: 'Mobility',
    color: '#2F7F88',
    minutes: 45,
    price: 1200,
    text: 'Hips, shoulders, spine: everything that sits all day moves here.',
  },
  {
    name: 'Open House Stretch',
    category: 'Mobility',
    color: '#4C7A63',
    minutes: 30,
    price: 0,
    text: 'Thirty minutes to get to know us, free of charge.',
  },
];

const trainerNames = ['One', 'Two', 'Three', 'Four', 'Five'] as const;

export async function seedCourses(db: Database): Promise<void> {
  for (const { name: tenant } of sampleTenants) {
    await db.insert(employees).values(
      trainerNames.map((lastname) => ({
        tenant,
        firstname: 'Trainer',
        lastname,
        displayedName: `Trainer ${lastname}`,
      })),
    );
    const categories = await db
      .insert(courseCategories)
      .values(categoryNames.map((name) => ({ tenant, name })))
      .returning();
    const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
    const stored = await db
      .insert(courses)
      .values(
        sampleCourses.map(({ name, category, color, text }) => ({
          tenant,
          categoryId: categoryIds.get(category) ?? null,
          name,
          description: text,
          colorHex: color,
          image: null,
        })),
      )
      .returning();
    for (const { id } of stored)
      await db
        .update(courses)
        .set({ image: toPicture('course', id) })
        .where(eq(courses.id, id));
    await seedOffers(db, tenant, stored);
  }
}

async function seedOffers(
  db: Database,
  tenant: string,
  stored: (typeof courses.$inferSelect)[],
): Promise<void> {
  const values = sampleStudios
    .filter((studio) => studio.tenant === tenant)
    .flatMap(({ id: studioId }) =>
      stored.flatMap(({ id: courseId, name }) => {
        const price = sampleCourses.find((sample) => sample.name === name)?.price ?? null;
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
