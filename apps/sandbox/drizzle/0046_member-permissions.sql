ALTER TABLE "studios" ADD COLUMN "member_permissions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "permissions";