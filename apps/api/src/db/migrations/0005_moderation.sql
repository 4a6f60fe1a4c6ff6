CREATE TABLE "moderation_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"moderator" uuid NOT NULL,
	"action" text NOT NULL,
	"scam_id" uuid NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scam_id" uuid NOT NULL,
	"message" text NOT NULL,
	"contact" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_scam_id_scams_id_fk" FOREIGN KEY ("scam_id") REFERENCES "public"."scams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_requests_scam" ON "review_requests" USING btree ("scam_id");
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'What moderators have decided cannot be changed.'; END $$;
--> statement-breakpoint
CREATE TRIGGER "moderation_log_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "moderation_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
