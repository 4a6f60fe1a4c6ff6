CREATE TABLE "service_reviews" (
	"id" uuid NOT NULL,
	"service_id" text NOT NULL,
	"visitor" text NOT NULL,
	"rating" smallint NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_reviews_service_id_visitor_pk" PRIMARY KEY("service_id","visitor"),
	CONSTRAINT "service_reviews_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "service_votes" (
	"service_id" text NOT NULL,
	"visitor" text NOT NULL,
	"network" text NOT NULL,
	"opinion" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_votes_service_id_visitor_pk" PRIMARY KEY("service_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "service_reviews" ADD CONSTRAINT "service_reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_votes" ADD CONSTRAINT "service_votes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_reviews_status" ON "service_reviews" USING btree ("status","created_at");