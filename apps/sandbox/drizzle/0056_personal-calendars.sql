CREATE TABLE "personal_calendars" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"busy_times" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "personal_calendars" ADD CONSTRAINT "personal_calendars_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;