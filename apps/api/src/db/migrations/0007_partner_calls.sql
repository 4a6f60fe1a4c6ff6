CREATE TABLE "partner_calls" (
	"day" date NOT NULL,
	"partner" text NOT NULL,
	"call" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "partner_calls_day_partner_call_pk" PRIMARY KEY("day","partner","call")
);
