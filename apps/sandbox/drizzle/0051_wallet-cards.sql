CREATE TABLE "door_cards" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"serial" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "door_cards" ADD CONSTRAINT "door_cards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_cards" ADD CONSTRAINT "door_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "door_cards_code" ON "door_cards" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "door_cards_account_id_index" ON "door_cards" USING btree ("account_id");