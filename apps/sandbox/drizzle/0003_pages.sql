CREATE TABLE "legal_consents" (
	"studio_id" bigint NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"text" text NOT NULL,
	"mandatory" boolean NOT NULL,
	CONSTRAINT "legal_consents_studio_id_type_pk" PRIMARY KEY("studio_id","type")
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"studio_id" bigint NOT NULL,
	"type" text NOT NULL,
	"external_url" boolean NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "legal_documents_studio_id_type_pk" PRIMARY KEY("studio_id","type")
);
--> statement-breakpoint
CREATE TABLE "studio_news" (
	"id" bigint PRIMARY KEY NOT NULL,
	"studio_id" bigint NOT NULL,
	"title" text NOT NULL,
	"teaser" text NOT NULL,
	"body" text NOT NULL,
	"publish_date" timestamp with time zone NOT NULL,
	"image" jsonb
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"event_name" text NOT NULL,
	"user_id" bigint,
	"application_name" text NOT NULL,
	"properties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_locales" (
	"tenant" text NOT NULL,
	"locale" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tenant_locales_tenant_locale_pk" PRIMARY KEY("tenant","locale")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"tag" text NOT NULL,
	"language" text NOT NULL,
	"message_id" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translations_tag_language_message_id_pk" PRIMARY KEY("tag","language","message_id")
);
--> statement-breakpoint
ALTER TABLE "legal_consents" ADD CONSTRAINT "legal_consents_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_news" ADD CONSTRAINT "studio_news_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_locales" ADD CONSTRAINT "tenant_locales_tenant_tenants_name_fk" FOREIGN KEY ("tenant") REFERENCES "public"."tenants"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_news_studio_id_publish_date_index" ON "studio_news" USING btree ("studio_id","publish_date");--> statement-breakpoint
CREATE INDEX "tracking_events_received_at_index" ON "tracking_events" USING btree ("received_at");