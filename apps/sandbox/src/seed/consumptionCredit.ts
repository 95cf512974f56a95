/** Consumption credit at the studios of Northside, and that of a sample member. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { consumptionCreditEntries, products, productVariants } from '../domains/products/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addMinutes } from '../platform/time.ts';
import { findMember } from './findMember.ts';

const minutesPerDay = 1440;

const variants = [
  { name: 'Small', priceCents: 2000, creditCents: 2000 },
  { name: 'Medium', priceCents: 5000, creditCents: 5500 },
  { name: 'Large', priceCents: 10_000, creditCents: 11_500 },
];

/** Adds recharge products at studios with online payment. */
async function seedRecharges(db: Database): Promise<void> {
  const chain = await db.select().from(studios).where(eq(studios.tenant, 'northside'));
  for (const { id: studioId, paymentMethods } of chain) {
    if (paymentMethods.length === 0) continue;
    const [product] = await db
      .insert(products)
      .values({
        studioId,
        type: 'CONSUMPTION_CREDIT',
        name: 'Credit',
        description: 'To spend at the bar and in the shop.',
        memberOnly: true,
        pictured: false,
        categoryIds: [],
        benefitIds: [],
        position: 4,
      })
      .returning({ id: products.id });
    if (!product) continue;
    const variantDefaults = { productId: product.id, paymentMethods, maxQuantity: 1 };
    await db
      .insert(productVariants)
      .values(variants.map((variant) => ({ ...variant, ...variantDefaults })));
  }
}

/** Gives `member@northside.example` credit at Northside Mitte. */
export async function seedConsumptionCredit(db: Database, now: Date): Promise<void> {
  await seedRecharges(db);
  const member = await findMember(db, 'member@northside.example');
  if (!member) return;
  const owner = { customerId: member.id, studioId: 1001 };
  const entries = [
    { type: 'RECHARGE', name: 'Credit, Small', amountCents: 2000, days: 40 },
    { type: 'USE', name: 'Protein bar', amountCents: -350, days: 33 },
    { type: 'USE', name: 'Isotonic drink', amountCents: -290, days: 12 },
    { type: 'USE', name: 'Protein shake', amountCents: -450, days: 3 },
  ] as const;
  await db.insert(consumptionCreditEntries).values(
    entries.map(({ days, ...entry }) => ({
      ...entry,
      ...owner,
      bookedAt: addMinutes(now, -days * minutesPerDay),
    })),
  );
}
