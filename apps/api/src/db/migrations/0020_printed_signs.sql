ALTER TABLE "scams" drop column "search";--> statement-breakpoint
ALTER TABLE "scams" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when "status" = 'published' then setweight(to_tsvector('public.scamguard', translate("title", '’‘ʼ′´“”„«»‹›–—…•·   ', '                    ')), 'A') || setweight(to_tsvector('public.scamguard', translate("description", '’‘ʼ′´“”„«»‹›–—…•·   ', '                    ')), 'B') else ''::tsvector end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "scams_search" ON "scams" USING gin ("search");
