CREATE TABLE "known_networks" (
	"key" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"key" text PRIMARY KEY NOT NULL,
	"left" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_networks_last_at_index" ON "known_networks" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "rates_updated_at_index" ON "rates" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "email_codes" DROP COLUMN "wrong_tries";