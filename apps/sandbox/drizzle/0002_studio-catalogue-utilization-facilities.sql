CREATE TABLE "additional_menu_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"studio_id" bigint NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_feature_categories" (
	"id" bigint PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_features" (
	"id" bigint PRIMARY KEY NOT NULL,
	"feature_category_id" bigint NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_listings" (
	"studio_id" bigint PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"external_id" text NOT NULL,
	"category_ids" bigint[] NOT NULL,
	"feature_ids" bigint[] NOT NULL,
	"rating_average" double precision,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"universal_check_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "studio_listings_alias_unique" UNIQUE("alias"),
	CONSTRAINT "studio_listings_externalId_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "training_sections" (
	"studio_id" bigint NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL,
	"members_only" boolean NOT NULL,
	CONSTRAINT "training_sections_studio_id_type_pk" PRIMARY KEY("studio_id","type")
);
--> statement-breakpoint
CREATE TABLE "utilization_settings" (
	"studio_id" bigint PRIMARY KEY NOT NULL,
	"revealed" boolean NOT NULL,
	"capacity" integer NOT NULL,
	"low" integer NOT NULL,
	"medium" integer NOT NULL,
	"high" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_counts" (
	"studio_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visitor_counts_studio_id_starts_at_pk" PRIMARY KEY("studio_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "whitelabel_configs" ADD COLUMN "external_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "additional_menu_entries" ADD CONSTRAINT "additional_menu_entries_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_features" ADD CONSTRAINT "studio_features_feature_category_id_studio_feature_categories_id_fk" FOREIGN KEY ("feature_category_id") REFERENCES "public"."studio_feature_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_listings" ADD CONSTRAINT "studio_listings_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_sections" ADD CONSTRAINT "training_sections_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utilization_settings" ADD CONSTRAINT "utilization_settings_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_counts" ADD CONSTRAINT "visitor_counts_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "additional_menu_entries_studio_id_index" ON "additional_menu_entries" USING btree ("studio_id");--> statement-breakpoint
CREATE INDEX "studio_features_feature_category_id_index" ON "studio_features" USING btree ("feature_category_id");