CREATE TABLE "contact_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"contact" jsonb,
	"edited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_edits" ADD CONSTRAINT "contact_edits_edited_by_accounts_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_edits_newest" ON "contact_edits" USING btree ("country","key","created_at");