CREATE TABLE "reward_news" (
	"contract_id" bigint PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compensation_proposals" ADD COLUMN "reader" jsonb;--> statement-breakpoint
ALTER TABLE "customer_amendments" ADD COLUMN "reader" jsonb;--> statement-breakpoint
ALTER TABLE "loyalty_members" ADD COLUMN "reader" jsonb;--> statement-breakpoint
ALTER TABLE "reward_news" ADD CONSTRAINT "reward_news_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;