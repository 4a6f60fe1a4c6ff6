DROP INDEX "scams_number_ending";--> statement-breakpoint
DROP INDEX "scams_account_name";--> statement-breakpoint
ALTER TABLE "scams" ADD COLUMN "contact_part" text;--> statement-breakpoint
CREATE INDEX "scams_contact_part" ON "scams" USING btree ("contact_part");