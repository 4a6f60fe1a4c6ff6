ALTER TABLE "scams" drop column "search";--> statement-breakpoint
ALTER TABLE "scams" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when "status" = 'published' then setweight(to_tsvector('public.scamguard', "title"), 'A') || setweight(to_tsvector('public.scamguard', "description"), 'B') else ''::tsvector end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('public.scamguard', "names", '["string"]')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scam_types" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('public.scamguard', "names", '["string"]')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "scams_search" ON "scams" USING gin ("search");--> statement-breakpoint
-- Until now the words of every report stood here, read or not.
TRUNCATE "scam_words";--> statement-breakpoint
INSERT INTO "scam_words" ("word")
SELECT DISTINCT word FROM "scams", regexp_split_to_table(lower(unaccent("title" || ' ' || "description")), '[^a-z]+') AS word
WHERE "status" = 'published' AND length(word) BETWEEN 4 AND 30;
