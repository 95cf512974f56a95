ALTER TABLE "beverage_devices" ADD COLUMN "price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "beverage_sales" ADD COLUMN "price_cents" integer DEFAULT 0 NOT NULL;