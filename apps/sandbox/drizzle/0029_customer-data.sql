CREATE TABLE "customer_amendments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"section" text NOT NULL,
	"state" text NOT NULL,
	"personal" jsonb,
	"address" jsonb,
	"contact" jsonb,
	"instrument_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "place_of_birth" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "country_of_birth" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "document_type" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "document_number" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "customer_amendments" ADD CONSTRAINT "customer_amendments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_amendments" ADD CONSTRAINT "customer_amendments_instrument_id_payment_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."payment_instruments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_amendments_customer_id_index" ON "customer_amendments" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_amendments_pending" ON "customer_amendments" USING btree ("customer_id","section") WHERE "customer_amendments"."state" = 'PENDING';