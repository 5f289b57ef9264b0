CREATE TABLE "tools" (tool_id int PRIMARY KEY, tool text NOT NULL, purpose text NOT NULL, owner_email text, trial boolean NOT NULL);
CREATE TABLE "plans" (plan_id int PRIMARY KEY, tool_id int NOT NULL REFERENCES tools, plan_name text NOT NULL, usd_month_seat numeric(6,2) NOT NULL, seats int NOT NULL, since date NOT NULL, cancelled_effective date);
CREATE TABLE "card_charges" (charge_id int PRIMARY KEY, tool_id int REFERENCES tools, posted date NOT NULL, merchant text NOT NULL, usd numeric(8,2) NOT NULL, card_last4 char(4) NOT NULL, refunded boolean NOT NULL);
CREATE TABLE "sso_logins" (tool_id int NOT NULL REFERENCES tools, staff_email text NOT NULL, day date NOT NULL, PRIMARY KEY (tool_id, staff_email, day));
CREATE TABLE "reviews" (review_id int PRIMARY KEY, tool_id int NOT NULL REFERENCES tools, reviewer text NOT NULL, reviewed_on date NOT NULL, verdict text NOT NULL);
