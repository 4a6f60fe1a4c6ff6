CREATE EXTENSION IF NOT EXISTS "unaccent";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "public"."scamguard" (COPY = "pg_catalog"."french");
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "public"."scamguard" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TABLE "reputation_clock" (
	"id" smallint PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "reputation_clock" VALUES (1, 0);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_keys" (
	"report_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "report_keys_key_report_id_pk" PRIMARY KEY("key","report_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scam_id" uuid NOT NULL,
	"request_key" text NOT NULL,
	"scam_type" text NOT NULL,
	"region" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"contact" text,
	"reporter" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "scam_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"scam_type" text NOT NULL,
	"region" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"contact" text,
	"contact_key" text,
	"contact_parts" text[] DEFAULT '{}' NOT NULL,
	"is_protected" boolean DEFAULT false NOT NULL,
	"reporters" integer DEFAULT 1 NOT NULL,
	"has_audio" boolean DEFAULT false NOT NULL,
	"last_reported_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.scamguard', "title"), 'A') || setweight(to_tsvector('public.scamguard', "description"), 'B')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reputation" ADD COLUMN "counts_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reputation" ADD COLUMN "change" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_keys" ADD CONSTRAINT "report_keys_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_scam_id_scams_id_fk" FOREIGN KEY ("scam_id") REFERENCES "public"."scams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_report" ON "attachments" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "reports_scam" ON "reports" USING btree ("scam_id");--> statement-breakpoint
CREATE INDEX "scam_words_likeness" ON "scam_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "scams_contact_key" ON "scams" USING btree ("contact_key") WHERE status <> 'rejected';--> statement-breakpoint
CREATE INDEX "scams_search" ON "scams" USING gin ("search");--> statement-breakpoint
CREATE INDEX "scams_contact_parts" ON "scams" USING gin ("contact_parts");--> statement-breakpoint
CREATE INDEX "scams_last_reported" ON "scams" USING btree ("last_reported_at","id") WHERE status <> 'rejected';--> statement-breakpoint
CREATE INDEX "scams_published" ON "scams" USING btree ("last_reported_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reputation_change" ON "reputation" USING btree ("change");