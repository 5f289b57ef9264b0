CREATE TABLE company (company_id int PRIMARY KEY, company text NOT NULL, plan_id int NOT NULL, segment text NOT NULL, started_on date NOT NULL, churned_on date);
CREATE TABLE plan (plan_id int PRIMARY KEY, plan_name text NOT NULL, seat_price numeric(6,2) NOT NULL, chats_included int NOT NULL, extra_chat numeric(5,3) NOT NULL);
CREATE TABLE seat (seat_id int PRIMARY KEY, company_id int NOT NULL REFERENCES company, agent_email text NOT NULL, added_on date NOT NULL, removed_on date, is_admin boolean NOT NULL);
CREATE TABLE chat (chat_id int PRIMARY KEY, company_id int NOT NULL REFERENCES company, opened_at timestamp NOT NULL, answered_at timestamp, closed_at timestamp, answered_by int REFERENCES seat, by_bot boolean NOT NULL, stars int, page text NOT NULL);
COMMENT ON COLUMN chat.answered_by IS 'seat of the agent; null when only the bot answered or nobody';
CREATE TABLE upgrade (upgrade_id int PRIMARY KEY, company_id int NOT NULL REFERENCES company, from_plan int NOT NULL REFERENCES plan, to_plan int NOT NULL REFERENCES plan, on_day date NOT NULL, sold_by text);
COMMENT ON COLUMN upgrade.sold_by IS 'null when the customer changed it himself';
