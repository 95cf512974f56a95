CREATE TABLE "mandates" (
	"reference" text PRIMARY KEY NOT NULL,
	"studio_id" bigint NOT NULL,
	"agreement" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"given_at" timestamp with time zone,
	"account_id" bigint,
	"debtor_name" text,
	"debtor_address" jsonb
);
--> statement-breakpoint
DROP INDEX "payments_updated_at_index";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "authorization_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "challenge_reference" uuid;--> statement-breakpoint
ALTER TABLE "bank_authorizations" ADD COLUMN "is_debit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_authorizations" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandates_account_id_index" ON "mandates" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mandates_issued_at_index" ON "mandates" USING btree ("issued_at") WHERE "mandates"."given_at" is null;--> statement-breakpoint
CREATE INDEX "payments_updated_at_index" ON "payments" USING btree ("updated_at") WHERE "payments"."state" in ('ASKING', 'AUTHORIZED', 'CAPTURING', 'PENDING', 'GIVING_BACK');--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_challengeReference_unique" UNIQUE("challenge_reference");