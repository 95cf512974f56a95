CREATE TABLE "pay_later_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"state" text NOT NULL,
	"return_path" text NOT NULL,
	"token_valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_links" (
	"token" text PRIMARY KEY NOT NULL,
	"studio_id" bigint NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"payment_method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_updated_at_index";--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "payment_method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "answers_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_authorizations" ADD COLUMN "comes_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_instruments" ADD COLUMN "masked" text;--> statement-breakpoint
ALTER TABLE "payment_instruments" ADD COLUMN "mandate_reference" text;--> statement-breakpoint
ALTER TABLE "payment_instruments" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tokenizations" ADD COLUMN "type" text DEFAULT 'CREDIT_CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokenizations" ADD COLUMN "answers_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tokenizations" ADD COLUMN "masked" text;--> statement-breakpoint
ALTER TABLE "tokenizations" ADD COLUMN "mandate_reference" text;--> statement-breakpoint
ALTER TABLE "studios" ADD COLUMN "creditor_id" text;--> statement-breakpoint
ALTER TABLE "pay_later_requests" ADD CONSTRAINT "pay_later_requests_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_links" ADD CONSTRAINT "balance_links_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_later_requests_checkout_id_index" ON "pay_later_requests" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_updated_at_index" ON "payments" USING btree ("updated_at") WHERE "payments"."state" in ('AUTHORIZED', 'CAPTURING', 'PENDING', 'GIVING_BACK');--> statement-breakpoint
ALTER TABLE "tokenizations" ADD CONSTRAINT "tokenizations_mandate" UNIQUE("mandate_reference");--> statement-breakpoint
-- What was paid with nothing has no way to pay.
UPDATE "checkouts" SET "payment_method" = NULL
WHERE "payment_method" NOT IN ('CREDIT_CARD', 'BANCONTACT_CARD', 'IDEAL', 'PAYPAL', 'TWINT', 'FINION_PAY', 'DIRECT_DEBIT');--> statement-breakpoint
UPDATE "studios" SET "payment_methods" = ARRAY(SELECT "way" FROM unnest("payment_methods") AS "way" WHERE "way" IN ('CREDIT_CARD', 'DIRECT_DEBIT'));--> statement-breakpoint
UPDATE "offers" SET "payment_methods" = ARRAY(SELECT "way" FROM unnest("payment_methods") AS "way" WHERE "way" IN ('CREDIT_CARD', 'DIRECT_DEBIT'));--> statement-breakpoint
UPDATE "product_variants" SET "payment_methods" = ARRAY(SELECT "way" FROM unnest("payment_methods") AS "way" WHERE "way" IN ('CREDIT_CARD', 'DIRECT_DEBIT'));--> statement-breakpoint
UPDATE "single_appointment_offers" SET "payment_methods" = ARRAY(SELECT "way" FROM unnest("payment_methods") AS "way" WHERE "way" IN ('CREDIT_CARD', 'DIRECT_DEBIT'));--> statement-breakpoint
-- Until now the last change of a payment that was taken is when it was taken, or given back.
UPDATE "payments" SET "taken_at" = "updated_at" WHERE "state" IN ('CAPTURING', 'CHARGED', 'REFUNDED');
