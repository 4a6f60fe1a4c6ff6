DROP INDEX "scams_contact_parts";--> statement-breakpoint
CREATE INDEX "scams_number_ending" ON "scams" USING btree (right("contact_key", 4)) WHERE contact_key like 'number:%';--> statement-breakpoint
CREATE INDEX "scams_account_name" ON "scams" USING btree (split_part("contact_key", '/', 2)) WHERE contact_key like 'profile:%';--> statement-breakpoint
ALTER TABLE "scams" DROP COLUMN "contact_parts";