ALTER TABLE "contracts" ADD COLUMN "replaces_id" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_replaces_id_contracts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_replacesId_unique" UNIQUE("replaces_id");